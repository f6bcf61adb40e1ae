"""Trajan: the war against Parthia, AD 114-117, by the rules of the Basic Game."""
