import { seedAnnouncements } from '../announcements/seed';
import { latency, faults } from '../backend/faults';
import { seedChat } from '../chat/seed';
import { seedChatOperators } from '../chat/seedOperators';
import { deliveries } from '../diagnostics/delivery';
import { seedDiagnostics } from '../diagnostics/seed';
import { seedMail } from '../mail/seed';
import { clock } from './clock';
import { clearDb } from '../db/db';
import { resetIds } from '../db/builders';
import { hubServer } from '../hubs/hubServer';
import { createRandom } from './random';
import { seedCaseWorld } from '../caseflows/caseWorld';
import { seedInbox } from '../tasks/inboxSeed';
import { seedRelations } from '../people/customerSeed';
import { seedHousing, seedLargeComplex } from '../properties/seed';
import { seedHousingLists } from '../properties/listSeed';
import { seedUnitHistory } from '../properties/seedHistory';
import { seedColleagues, seedPeople } from '../people/seed';
import { seedingOf } from '../tasks/seed';
import { PUBLIC_APPLICATION } from '../knowledge/ids';
import { seedFaqs } from '../knowledge/faqSeed';
import { seedSubjects } from '../knowledge/seed';
import { seedPersonCards } from '../people/cardSeed';
import { seedMetaTags } from '../lists/seed';
import { seedTargetGroups } from '../knowledge/targetGroups';
import { seedPortalRequests } from '../selfservice/requestSeed';
import { seedPastRepairs, seedRepairs } from '../repairs/seed';
import { seedTimelines } from '../timeline/seedTimelines';
import { seedFortyContracts, seedTenancies } from '../tenancy/seed';
import { seedStrange } from './strange';
import { seedVendors } from '../vendors/seed';
import { seedUncommonPeople } from '../people/uncommonPeople';
import { stats } from '../backend/stats';
import { resetTokens } from '../session/token';
import { synchroniseOnRequest } from '../people/synchronisation';
import { serveTelephony } from '../telephony/exchange';
import { seedPhones } from '../telephony/seed';
import { seedShortcuts } from '../telephony/shortcutSeed';
import { DEFAULT_SEED, SYNCHRONISATION_MS, world, type Scenario } from './worldState';

const DEFAULT_LIST = 45;
const listSizes: Readonly<Record<Scenario, number>> = {
  leeg: 0,
  drukkeOchtend: DEFAULT_LIST,
  vreemd: DEFAULT_LIST,
  storing: DEFAULT_LIST,
  duizend: 1_000,
  tienduizend: 10_000,
  vijfduizendZaken: DEFAULT_LIST,
  langeTijdlijn: DEFAULT_LIST,
  veertigContracten: DEFAULT_LIST,
  grootComplex: DEFAULT_LIST,
};

/** The number of cases in the world `vijfduizendZaken`. */
const MANY_CASES = 5_000;
/** Cases have a seed of their own, so that the tasks of a world are the same with and without them. */
const CASES_SEED = 104_729;
const TIMELINES_SEED = 224_737;
/** Tenancies have their own seed too. */
const TENANCIES_SEED = 15_485_863;
const UNITS_SEED = 32_452_843;
const REPAIRS_SEED = 49_979_687;
const DIAGNOSTICS_SEED = 67_867_967;
const MAIL_SEED = 86_028_121;

const STORM_CALLS = 3;

/** Makes the list calls fail at first, in the world `storing`; `faults.clear()` ends the failures at once. */
function breakDown(): void {
  faults.add({ method: 'GET', path: '/api/v1/task/overview', status: 503, times: STORM_CALLS });
  faults.add({ method: 'GET', path: '/api/v1/task/search', status: 503, times: STORM_CALLS });
  faults.add({ method: 'GET', path: '/api/v1/caseflow', status: 503, times: STORM_CALLS });
  faults.add({
    method: 'GET',
    path: '/api/v1/caseflow/searchgroupedbyowner',
    status: 503,
    times: STORM_CALLS,
  });
}

/** Applied to a world after everything else. */
const lastly: Partial<Record<Scenario, () => void>> = { vreemd: seedStrange, storing: breakDown };

interface WorldOptions {
  scenario?: Scenario;
  seed?: number;
  /** The moment at which the clock stops; by default it follows the machine's clock. */
  now?: number;
}

/** Creates a new world; all records, counts, faults and connections of the former one are gone. */
export function createWorld({
  scenario = 'drukkeOchtend',
  seed = DEFAULT_SEED,
  now,
}: WorldOptions = {}): void {
  clock.reset();
  if (now !== undefined) clock.freeze(now);
  hubServer.reset();
  faults.clear();
  latency.minMs = latency.maxMs = 0;
  stats.reset();
  resetTokens();
  resetIds();
  clearDb();
  const random = createRandom(seed);
  Object.assign(world, { scenario, seed, random, signedIn: 'anne', config: null, features: null });
  world.version = { major: 1, minor: 0, patch: 0 };
  world.configuration = {
    taskIsNewHours: 24,
    publicTimelineApplicationIds: [PUBLIC_APPLICATION],
    accountsModuleEnabled: true,
    contactActivityModificationLimit: 15,
  };
  world.synchronisationMs = SYNCHRONISATION_MS;
  world.isChatOn = true;
  world.isStrange = false;
  deliveries.reset();
  synchroniseOnRequest();
  serveTelephony();
  seedColleagues(random);
  seedPeople(random, clock.now());
  if (scenario !== 'leeg') {
    seedInbox(seedingOf(random, clock.now()), listSizes[scenario]);
    const chances = createRandom(seed + CASES_SEED);
    seedCaseWorld(seedingOf(chances, clock.now()), scenario === 'vijfduizendZaken' ? MANY_CASES : 0);
  }
  seedUncommonPeople();
  seedPersonCards();
  if (scenario === 'veertigContracten') seedFortyContracts();
  seedTenancies(createRandom(seed + TENANCIES_SEED));
  seedHousing();
  if (scenario === 'grootComplex') seedLargeComplex();
  seedRelations();
  seedAnnouncements();
  seedSubjects();
  seedTargetGroups();
  seedFaqs();
  seedChatOperators();
  if (scenario !== 'leeg') {
    seedHousingLists();
    seedVendors();
    seedMetaTags();
    seedChat();
  }
  seedPhones();
  seedShortcuts();
  seedRepairs();
  if (scenario !== 'leeg') {
    const seeding = { random: createRandom(seed + TIMELINES_SEED), now: clock.now() };
    seedTimelines(seeding, scenario === 'langeTijdlijn');
    seedUnitHistory(createRandom(seed + UNITS_SEED), scenario === 'grootComplex');
    seedPastRepairs(createRandom(seed + REPAIRS_SEED));
    seedDiagnostics(createRandom(seed + DIAGNOSTICS_SEED));
    seedPortalRequests();
    seedMail(createRandom(seed + MAIL_SEED), scenario === 'tienduizend');
  }
  lastly[scenario]?.();
}

export const resetDb = (scenario: Scenario = 'drukkeOchtend', seed: number = DEFAULT_SEED): void =>
  createWorld({ scenario, seed });
