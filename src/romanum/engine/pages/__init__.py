"""What is shown outside a table: pages of HTML, pictures of boards, cells of notebooks."""
