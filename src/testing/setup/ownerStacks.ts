import React from 'react';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Internals;

/**
 * React writes down a stack for each element that is made, until it has made ten thousand within a second. Warnings show it,
 * which nobody reads here: it took a fifteenth of the time.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
