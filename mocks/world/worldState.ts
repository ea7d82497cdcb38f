import { PUBLIC_APPLICATION } from '../knowledge/ids';
import { createRandom, type Random } from './random';
import type { NOBODY } from '../session/users';
import type { UserKey } from '../session/users';

export const scenarios = [
  'leeg',
  'drukkeOchtend',
  'vreemd',
  'storing',
  'duizend',
  'tienduizend',
  'vijfduizendZaken',
  'langeTijdlijn',
  'veertigContracten',
  'grootComplex',
] as const;
export type Scenario = (typeof scenarios)[number];

export const isScenario = (name: string): name is Scenario => scenarios.some((known) => known === name);

interface WorldState {
  scenario: Scenario;
  seed: number;
  random: Random;
  /** Who is signed in where no cookie says otherwise. */
  signedIn: UserKey | typeof NOBODY;
  /** What the session tells about the installation (AMB-014). */
  version: { major: number; minor: number; patch: number };
  configuration: Record<string, unknown>;
  /** How long it takes to synchronise a person; null: it never ends. */
  synchronisationMs: number | null;
  isChatOn: boolean;
  /** Whether there are records that nobody expects (`seedStrange`). */
  isStrange: boolean;
  /** The files of /Config as the installation has them, by lower-case name. They outlive a reset. */
  configFiles: Record<string, string>;
  /** Set over config.json; null: as it is. */
  config: Record<string, unknown> | null;
  /** Instead of features.json; null: as it is. */
  features: { name: string; enabled: boolean }[] | null;
}

export const DEFAULT_SEED = 2026;
export const SYNCHRONISATION_MS = 300;

/** The circumstances in which the back end finds itself. */
export const world: WorldState = {
  scenario: 'drukkeOchtend',
  seed: DEFAULT_SEED,
  random: createRandom(DEFAULT_SEED),
  signedIn: 'anne',
  version: { major: 1, minor: 0, patch: 0 },
  configuration: {
    taskIsNewHours: 24,
    accountsModuleEnabled: true,
    contactActivityModificationLimit: 15,
    publicTimelineApplicationIds: [PUBLIC_APPLICATION],
  },
  synchronisationMs: SYNCHRONISATION_MS,
  isChatOn: true,
  isStrange: false,
  configFiles: {},
  config: null,
  features: null,
};

/** From here on, this person sits at the browser. */
export function signInAs(user: UserKey | typeof NOBODY): void {
  world.signedIn = user;
}
