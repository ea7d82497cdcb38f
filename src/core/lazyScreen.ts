import type { ComponentType } from 'react';

/**
 * The `lazy` of a route whose screen arrives when it is first opened. In this form the router waits for the screen and
 * shows the error when it does not come; `lazy: { Component }` swallows it and leaves an empty page (react-router 7).
 */
export const lazyScreen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });
