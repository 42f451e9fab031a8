"""The games for researchers: a finite menu of actions, tensors, PettingZoo and OpenSpiel."""
