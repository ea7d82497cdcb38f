import type { RouteObject } from 'react-router';
import { SEARCH_KINDS, paths } from '@/core/paths';
import { lazyScreen } from '@/lib/lazyPart';
import { handle } from '@/core/routeHandle';
import { searchTitles } from './searchTitles';

/** The five search lists (001 §2). */
export const searchRoutes: readonly RouteObject[] = SEARCH_KINDS.map((kind) => ({
  path: paths[kind],
  handle: handle({ title: searchTitles.lists[kind], needs: ['customerCard'], theme: 'general' }),
  lazy: lazyScreen(async () => {
    const { SearchListScreen } = await import('./lists/SearchListScreen');
    return function Listed() {
      return <SearchListScreen key={kind} kind={kind} />;
    };
  }),
}));
