import { measureFirstScreen } from '../support/bytes';
import { expect, test } from '../support/test';

const LIMIT_KB = 160;
const WANTED_KB = 140;
const MAX_REQUESTS = 12;

test('JS and CSS until the first row stay within the budget', async ({ page }) => {
  const { assets, bytes, requests } = await measureFirstScreen(page, '/dashboard/taken/overzicht');
  const kb = bytes / 1_024;
  const lines = assets.map(
    ({ path, bytes: size }) => `  ${(size / 1_024).toFixed(1).padStart(6)} KB  ${path}`,
  );
  const verdict = kb <= WANTED_KB ? 'as wanted' : `over the wanted ${WANTED_KB} KB`;
  process.stdout.write(
    `JS+CSS until the first row: ${kb.toFixed(1)} KB brotli, ${verdict}; ${requests.length} requests\n${lines.join('\n')}\n`,
  );
  expect(kb).toBeLessThanOrEqual(LIMIT_KB);
  expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS);
});
