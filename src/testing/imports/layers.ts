import { shortestCircle } from './circles';

/** Top to bottom: a layer may import itself and the layers below it. */
const LAYERS = [
  'app',
  'shell',
  'office',
  'work',
  'records',
  'desk',
  'shared',
  'kit/card',
  'kit/paged',
  'kit/screen',
  'kit/form',
  'kit/livelist',
  'hubs',
  'core',
  'api',
  'ui',
  'domain',
  'lib',
] as const;
type Layer = (typeof LAYERS)[number];

/** The layers whose folders are areas. */
const ROOMS: readonly Layer[] = ['office', 'work', 'records', 'desk', 'shared'];

/** The areas that use areas of their own room. */
const FRIENDS: Readonly<Record<string, readonly string[]>> = {
  'office/management': ['office/diagnostics'],
  'work/notifications': ['work/tasks', 'work/caseflows'],
  'records/customercard': ['records/property'],
  'records/complexcard': ['records/property'],
  'records/unitcard': ['records/property', 'records/repairs'],
  'desk/telephony': ['desk/quickdials', 'desk/deskstatus'],
  'desk/contacts': ['desk/telephony'],
  'desk/chat': ['desk/deskstatus', 'desk/telephony', 'desk/contacts'],
  'desk/callcontacts': ['desk/telephony', 'desk/contacts'],
  'shared/answers': ['shared/media'],
  'shared/activities': ['shared/people'],
  'shared/contracts': ['shared/people'],
  'shared/announcements': ['shared/people', 'shared/propertylink'],
  'shared/timeline': ['shared/people', 'shared/propertylink', 'shared/activities'],
  'shared/selfservice/agent': ['shared/selfservice/admin'],
};

/** The files of an area that others may import: `index` is for other areas, `area` is what it adds to the program. */
const DOORS = ['index.ts', 'area.ts'];

/** For some layers, the layer below that they may not import. */
const CLOSED_BELOW: Readonly<Partial<Record<Layer, Layer>>> = {
  api: 'ui',
  core: 'ui',
  hubs: 'ui',
  ui: 'domain',
};

/** The layers that the mock back end shares: addresses, schemas and helpers, no behaviour. */
const SHARED_WITH_MOCKS: readonly Layer[] = ['api', 'hubs', 'domain', 'lib'];

interface Place {
  layer: Layer;
  /** The path of the folder within `src`; null in a layer without areas. */
  area: string | null;
  /** The path within the area, or within a layer without areas. */
  file: string;
}

/** The folder of an area within `src`; the two areas of `shared/selfservice` are one folder deeper than the others. */
const AREA = /^(?:shared\/selfservice|\w+)\/\w+(?=\/)/;

/** The place of a file, by its path within `src`; null for a file without a place, such as those in `src` itself. */
function placeOf(path: string): Place | null {
  const layer = LAYERS.find((name) => path.startsWith(`${name}/`));
  if (layer === undefined) return null;
  if (!ROOMS.includes(layer)) return { layer, area: null, file: path.slice(layer.length + 1) };
  const area = AREA.exec(path)?.[0];
  return area === undefined ? null : { layer, area, file: path.slice(area.length + 1) };
}

const isBelow = (from: Layer, to: Layer) =>
  LAYERS.indexOf(to) > LAYERS.indexOf(from) && CLOSED_BELOW[from] !== to;

function isAllowedWithin(from: Place, to: Place): boolean {
  if (from.area === null || to.area === null) return true;
  if (from.area === to.area) return to.file !== 'index.ts';
  return DOORS.includes(to.file) && (FRIENDS[from.area]?.includes(to.area) ?? false);
}

function isAllowedBetween(from: Place, to: Place): boolean {
  if (from.layer === to.layer) return isAllowedWithin(from, to);
  const usesDoor = to.area === null || from.layer === 'app' || DOORS.includes(to.file);
  return isBelow(from.layer, to.layer) && usesDoor;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /^(?:src\/testing|e2e)\//.test(path);
const ofSource = (path: string) => path.slice('src/'.length);
const isInRoot = (path: string) => /^src\/[^/]+$/.test(path);

/** Returns true if a file may import another one. Both are paths from the root of the project (`src/work/tasks/area.ts`). */
export function mayImport(from: string, to: string): boolean {
  if (to.startsWith('mocks/')) return !from.startsWith('src/') || isTest(from) || from === 'src/main.tsx';
  if (!to.startsWith('src/')) return true;
  const target = placeOf(ofSource(to));
  if (from.startsWith('mocks/')) return target !== null && SHARED_WITH_MOCKS.includes(target.layer);
  if (isTest(from) || isInRoot(from)) return true;
  const place = placeOf(ofSource(from));
  return place !== null && target !== null && isAllowedBetween(place, target);
}

/** The errors of the map itself: folders of `src` without a place, and areas that use each other. */
export function mapErrors(files: readonly string[]): string[] {
  const product = files.filter((file) => file.startsWith('src/') && !isTest(file) && !isInRoot(file));
  const lost = product.filter((file) => placeOf(ofSource(file)) === null);
  const folders = new Set(lost.map((file) => file.slice(0, file.lastIndexOf('/'))));
  const circle = shortestCircle(new Map(Object.entries(FRIENDS)));
  return [
    ...[...folders].map((folder) => `${folder} has no place`),
    ...(circle ? [`Areas use each other: ${circle.join(' → ')}`] : []),
  ];
}
