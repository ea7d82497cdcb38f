import type { ComponentType } from 'react';
import { lazyPart } from '@/lib/lazyPart';

/**
 * The `lazy` of a route whose screen arrives when it is first opened. The router keeps the first answer for good, a failure
 * too: a screen that could not be fetched becomes one that fetches itself whenever it is shown, inside the boundary of its
 * route. The form `lazy: { Component }` swallows the failure and leaves an empty page (react-router 7).
 */
export const lazyScreen = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load().catch(() => lazyPart(load)),
});
