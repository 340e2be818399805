"""What the stronger players of Queen of Scots think with."""
