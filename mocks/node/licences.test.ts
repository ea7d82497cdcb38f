import { readFile } from 'node:fs/promises';
import { readLicences } from './licences';

/** SignalR's package names its licence, MIT, without the text. */
const WITHOUT_TEXT = ['@microsoft/signalr'];

describe('The licences beside the build', () => {
  it('carry the text of every dependency that ships one', async () => {
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const notices = (await readLicences('.')).split(/\n-{80}\n/).map((notice) => notice.trim());
    const isComplete = ([name, version]: [string, string]) =>
      notices.some((notice) => notice.startsWith(`${name} ${version} (`) && notice.split('\n').length > 5);
    const missing = Object.entries(dependencies).filter((dependency) => !isComplete(dependency));
    expect(missing.map(([name]) => name)).toEqual(WITHOUT_TEXT);
  });

  it('include the font and packages that dependencies bring, and no tool', async () => {
    const written = await readLicences('.');
    expect(written).toContain('SIL OPEN FONT LICENSE');
    expect(written).toMatch(/^immer \d/m);
    expect(written).not.toMatch(/^vitest \d/m);
  });
});
