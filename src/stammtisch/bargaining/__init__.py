"""Negotiation as such: the kernel that every game of deals shares."""
