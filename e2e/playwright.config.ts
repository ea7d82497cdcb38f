import { defineConfig } from '@playwright/test';
import { chromiumArgs, installedChromium } from './support/chromium';

const executablePath = installedChromium();

export default defineConfig({
  testDir: './journeys',
  outputDir: './.output/artifacts',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  globalTimeout: 24 * 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: './.output/results.json' }]],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 6_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { args: chromiumArgs(), ...(executablePath !== null && { executablePath }) },
  },
});
