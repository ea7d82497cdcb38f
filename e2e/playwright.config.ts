import { defineConfig } from '@playwright/test';
import { chromiumArgs, installedChromium } from './support/chromium';

/**
 * These journeys mostly wait for clocks that cannot be moved, so they run beside the others, which need the processor.
 */
const REAL_TIME = /(session|connection|colleagues|caseFlowsRaces|connectionLost)\.spec\.ts$/;

const executablePath = installedChromium();

export default defineConfig({
  outputDir: './.output/artifacts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  /* A busy machine takes several times as long as an idle one; a test that must be quick has a timeout of its own. */
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/playwrightClosing.ts']],
  projects: [
    { name: 'journeys', testDir: './journeys', testIgnore: REAL_TIME, workers: 2 },
    { name: 'measures', testDir: './measures', workers: 2 },
    { name: 'real time', testDir: './journeys', testMatch: REAL_TIME, workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    launchOptions: { args: chromiumArgs(), ...(executablePath !== null && { executablePath }) },
  },
});
