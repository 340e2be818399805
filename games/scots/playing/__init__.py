"""Holds how the stronger players of Queen of Scots think."""
