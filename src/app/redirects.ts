import { matchPath } from 'react-router';
import { paths, to, plainAddress } from '@/core/paths';
import { isGuid } from '@/lib/guid';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

type Target = (found: {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}) => string;

const withSearch =
  (path: string): Target =>
  ({ search }) =>
    search.size > 0 ? `${path}?${search.toString()}` : path;

const task = (id: string | null | undefined): string =>
  id && isGuid(id) ? to.taskTab(id, 'informatie') : to.error(404);

/** Addresses of earlier versions, kept alive for bookmarks and mails (000 §2.1, §2.3; AMB-029, AMB-030). */
const redirects: readonly (readonly [pattern: string, target: Target])[] = [
  [paths.customerService, withSearch(paths.tasks)],
  [paths.tasksRoot, withSearch(paths.tasks)],
  [
    paths.oldTasks,
    ({ search }) =>
      search.has('taskid') ? task(search.get('taskid')) : withSearch(paths.tasks)({ params: {}, search }),
  ],
  [paths.caseFlowsRoot, withSearch(paths.caseFlows)],
  [paths.workloadRoot, withSearch(paths.workload)],
  [paths.oldTask, ({ params }) => task(params['id'])],
];

function withoutHashRouting({ pathname, search, hash }: Address): Address {
  const target = plainAddress(hash);
  if (target === null) return { pathname, search, hash };
  const url = new URL(tidy(target), 'http://app');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Paths have one slash between parts and none at the end (000 §2.1), which also disarms `//host` (T8). */
const tidy = (path: string): string => path.replace(/[\\/]+/g, '/');
const withoutTrailingSlash = (pathname: string): string => tidy(pathname).replace(/(?<=.)\/$/, '');

/** GUIDs are case-insensitive; the back end writes them in lower case, and so does this app. */
const withSmallIds = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (isGuid(part) ? part.toLowerCase() : part))
    .join('/');

/** Returns the new address if the address has moved, otherwise null. */
export function movedTo(address: Address): string | null {
  const plain = withoutHashRouting(address);
  const pathname = withSmallIds(withoutTrailingSlash(plain.pathname));
  const search = new URLSearchParams(plain.search);
  for (const [pattern, target] of redirects) {
    const match = matchPath(pattern, pathname);
    if (match) return target({ params: match.params, search });
  }
  const moved = pathname + plain.search + plain.hash;
  return moved === address.pathname + address.search + address.hash ? null : moved;
}
