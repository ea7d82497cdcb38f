import { readdirSync, readFileSync } from 'node:fs';
import { allShortcuts } from './allShortcuts';
import { idOf } from './shortcutGroups';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('Each key is declared once, in a file that the shortcuts dialog (key ?) includes', () => {
  expect(allShortcuts.length).toBeGreaterThan(50);
  expect(allShortcuts.map(idOf)).toEqual([...new Set(allShortcuts.map(idOf))]);
  const unread = filesWith(/\bdefineShortcuts\('/).filter((file) => !file.endsWith('ShortcutTexts.ts'));
  /* The key of this file is a secret for users without the permission. */
  expect(unread).toEqual(['shell/topbar/user/ExperimentalSwitch.tsx']);
});

it('Each key that a button shows is declared, and is never written out in the file of the button', () => {
  expect(filesWith(/aria-keyshortcuts="|'aria-keyshortcuts': '/)).toEqual([]);
});

it('Every listener for keys of the whole page uses declared keys, or Escape', () => {
  const listening = files.filter(({ text }) => /(document|window)\.addEventListener\('keydown'/.test(text));
  const others = listening.filter(({ text }) => !/listShortcut|[!=]== 'Escape'|isSearchKey/.test(text));
  expect(listening.length).toBeGreaterThan(5);
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('Each chord with Alt has a letter of its own, since several chords are active at once', () => {
  const chords = allShortcuts.map(({ keys }) => keys).filter((keys) => keys.startsWith('Alt+'));
  expect(chords.length).toBeGreaterThan(10);
  expect(chords.toSorted()).toEqual([...new Set(chords)].toSorted());
  expect(chords.filter((keys) => !/^Alt\+[A-Z]$/.test(keys))).toEqual([]);
});
