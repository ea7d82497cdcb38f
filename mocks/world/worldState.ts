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
  /** The signed-in user when no cookie names another. */
  signedIn: UserKey | typeof NOBODY;
  /** The installation's version and settings in the session (AMB-014). */
  version: { major: number; minor: number; patch: number };
  configuration: Record<string, unknown>;
  /** The duration of a synchronisation; null if it never ends. */
  synchronisationMs: number | null;
  isChatOn: boolean;
  /** True when the world contains unexpected records (`seedStrange`). */
  isStrange: boolean;
  /** The installation's files of /Config, by lower-case name. They outlive a reset. */
  configFiles: Record<string, string>;
  /** Merged over config.json; null leaves it unchanged. */
  config: Record<string, unknown> | null;
  /** Replaces features.json; null leaves it unchanged. */
  features: { name: string; enabled: boolean }[] | null;
}

export const DEFAULT_SEED = 2026;
export const SYNCHRONISATION_MS = 300;

/** The current settings of the back end. */
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

/** Signs this user in at the browser. */
export function signInAs(user: UserKey | typeof NOBODY): void {
  world.signedIn = user;
}
