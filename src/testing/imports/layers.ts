/** Top to bottom: a layer may import itself and the layers below it. */
const LAYERS = [
  'app',
  'shell',
  '(areas)',
  'card',
  'paged',
  'screen',
  'form',
  'list',
  'hubs',
  'core',
  'api',
  'ui',
  'domain',
  'lib',
] as const;

/** Every area, with the areas that it may use through their doors; an area only uses areas above it in this list. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  standardtexts: [],
  media: [],
  people: [],
  zoneprofile: [],
  activities: ['people'],
  announcements: ['people', 'zoneprofile'],
  contracts: ['people'],
  knowledge: ['media'],
  timeline: ['activities', 'people', 'zoneprofile'],
  shortcuts: [],
  deskstatus: [],
  agenda: [],
  telephony: ['people', 'shortcuts', 'deskstatus', 'agenda'],
  contactmoments: ['standardtexts', 'people', 'media', 'knowledge', 'agenda', 'telephony'],
  knowledgebase: ['media', 'knowledge', 'contactmoments'],
  chat: ['standardtexts', 'people', 'media', 'knowledge', 'deskstatus', 'telephony', 'contactmoments'],
  callcontacts: ['telephony', 'contactmoments'],
  repairs: ['media', 'contactmoments'],
  portal: [],
  impersonation: ['portal'],
  persondetails: [],
  housingregistrations: [],
  mail: ['people', 'media', 'contactmoments'],
  diagnostics: [],
  management: ['portal', 'diagnostics', 'telephony'],
  suppliers: [],
  search: ['people', 'contactmoments', 'shortcuts'],
  zones: ['people', 'announcements', 'contactmoments', 'timeline'],
  personcard: [
    'people',
    'zoneprofile',
    'zones',
    'contracts',
    'announcements',
    'timeline',
    'contactmoments',
    'impersonation',
    'persondetails',
    'housingregistrations',
  ],
  complexcard: ['announcements', 'timeline', 'contactmoments', 'zones'],
  unitcard: ['repairs', 'people', 'contracts', 'announcements', 'timeline', 'contactmoments', 'zones'],
  colleaguecard: ['people', 'agenda', 'timeline', 'telephony', 'chat', 'contactmoments'],
  tasks: ['standardtexts', 'people', 'zoneprofile', 'media', 'activities', 'contactmoments'],
  caseflows: ['standardtexts', 'people', 'media', 'activities', 'contactmoments', 'impersonation'],
  notices: ['telephony', 'chat', 'tasks', 'caseflows'],
  sandbox: [],
};

/** The files of an area that others may import: `index` is for other areas, `area` is what it adds to the program. */
const DOORS = ['index.ts', 'area.ts'];

/** Folders that may not be imported although they are below. */
const CLOSED_BELOW: Readonly<Record<string, string>> = { api: 'ui', core: 'ui', hubs: 'ui', ui: 'domain' };

/** The parts of `src` that the mock back end shares: addresses, schemas and helpers, no behaviour. */
const SHARED_WITH_MOCKS = ['api', 'hubs', 'domain', 'lib'];

const areaNames = Object.keys(AREAS);

function foldersBelow(layer: string): string[] {
  return LAYERS.slice(LAYERS.findIndex((name) => name === layer) + 1).flatMap((name) =>
    name === '(areas)' ? areaNames : [name],
  );
}

const isArea = (folder: string) => folder in AREAS;

/** The frame uses the doors of all areas, an area those of its friends. */
function usesDoor(from: string, to: string, file: string): boolean {
  const isFriend = from === 'shell' || (AREAS[from]?.includes(to) ?? false);
  return isFriend && DOORS.includes(file);
}

function isAllowedBetween(from: string, to: string, file: string): boolean {
  if (from === to) return !(isArea(from) && file === 'index.ts');
  if (CLOSED_BELOW[from] === to) return false;
  if (from !== 'app' && isArea(to)) return usesDoor(from, to, file);
  return foldersBelow(isArea(from) ? '(areas)' : from).includes(to);
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /^(?:src\/testing|e2e)\//.test(path);

/** Returns true if a file may import another one. Both are paths from the root of the project (`src/tasks/area.ts`). */
export function mayImport(from: string, to: string): boolean {
  const [root, folder, ...rest] = to.split('/');
  if (root === 'mocks') return !from.startsWith('src/') || isTest(from) || from === 'src/main.tsx';
  if (root !== 'src' || folder === undefined) return true;
  if (from.startsWith('mocks/')) return rest.length > 0 && SHARED_WITH_MOCKS.includes(folder);
  const [, home, ...inside] = from.split('/');
  if (isTest(from) || home === undefined || inside.length === 0) return true;
  return isAllowedBetween(home, folder, rest.join('/'));
}

/** The errors of the map itself: a folder of `src` without a place, and an area that uses one below it. */
export function mapErrors(folders: readonly string[]): string[] {
  const known = [...LAYERS, ...areaNames, 'testing'];
  return [
    ...folders.filter((folder) => !known.includes(folder)).map((folder) => `src/${folder} has no place`),
    ...Object.entries(AREAS).flatMap(([area, friends]) =>
      friends
        .filter((friend) => !areaNames.slice(0, areaNames.indexOf(area)).includes(friend))
        .map((friend) => `${area} may only use areas above it, not ${friend}`),
    ),
  ];
}
