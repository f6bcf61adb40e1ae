"""Tabula: thirty men, three dice and twenty-four points, as the Emperor Zeno played it about AD 480."""
