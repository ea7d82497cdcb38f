import { resolve } from 'node:path';
import { DIST, requireBuild, ROOT, startServer } from '../support/server';
import { apiChecks } from './apiChecks';
import type { Check } from './check';
import { edgeChecks, edgeChecksBehind } from './edgeChecks';
import { fileChecks } from './fileChecks';
import { logChecks, logChecksWithoutApi } from './logChecks';
import { leavesOutMissing, say } from '../support/system';
import { findNginx, hasNginx } from './program';
import { type Site, startSite } from './site';

interface Row {
  name: string;
  ok: boolean;
  seen: string;
}

const seenOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function judge(checks: readonly Check[], site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, holds } of checks) {
    rows.push(
      await holds(site).then(
        (seen) => ({ name, ok: true, seen }),
        (error: unknown) => ({ name, ok: false, seen: seenOf(error) }),
      ),
    );
  }
  return rows;
}

function asTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const failed = rows.filter(({ ok }) => !ok).length;
  return [
    ...rows.map(({ name, ok, seen }) => `${ok ? 'ok   ' : 'WRONG'}  ${name.padEnd(width)}  ${seen}`),
    `${rows.length - failed} passed, ${failed} failed`,
  ].join('\n');
}

/**
 * `npm run nginx`: checks the example of the README in a real nginx, with the production build and the mock back end.
 */
async function run(): Promise<boolean> {
  requireBuild();
  if (leavesOutMissing() && !hasNginx()) {
    say('nginx is skipped: it is not installed.');
    return true;
  }
  const nginx = findNginx();
  const api = await startServer();
  try {
    const site = await startSite(nginx, resolve(ROOT, DIST), api.url);
    try {
      const rows = await judge([...fileChecks, ...edgeChecks, ...apiChecks, ...logChecks], site);
      await api.stop();
      rows.push(...(await judge([...edgeChecksBehind, ...logChecksWithoutApi], site)));
      process.stdout.write(`nginx ${nginx.version}\n${asTable(rows)}\n`);
      return rows.every(({ ok }) => ok);
    } finally {
      await site.stop();
    }
  } finally {
    await api.stop();
  }
}

run().then(
  (ok) => {
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${seenOf(error)}\n`);
    process.exitCode = 1;
  },
);
