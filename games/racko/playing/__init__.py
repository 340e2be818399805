"""Holds how the stronger computer players of RACK-O think."""
