"""The sea (chapter 10, 17.2, 27, 38.2): in which ports fleets lie, and who is better at sea than others."""
