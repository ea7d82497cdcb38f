import { mapErrors, mayImport } from './layers';

describe('the rules for imports', () => {
  it.each([
    ['src/app/routes.ts', 'src/tasks/list/rows.ts', true],
    ['src/app/routes.ts', 'src/testing/createStore.ts', false],
    ['src/app/routes.test.ts', 'src/testing/createStore.ts', true],
    ['src/shell/menu.ts', 'src/tasks/area.ts', true],
    ['src/shell/menu.ts', 'src/tasks/list/rows.ts', false],
    ['src/shell/menu.ts', 'src/core/session/session.ts', true],
    ['src/tasks/task/header.ts', 'src/tasks/list/rows.ts', true],
    ['src/tasks/task/header.ts', 'src/tasks/index.ts', false],
    ['src/tasks/task/header.ts', 'src/media/index.ts', true],
    ['src/tasks/task/header.ts', 'src/media/files.ts', false],
    ['src/tasks/task/header.ts', 'src/chat/index.ts', false],
    ['src/tasks/task/header.ts', 'src/shell/menu.ts', false],
    ['src/tasks/task/header.ts', 'src/early.ts', false],
    ['src/list/saga.ts', 'src/core/paths.ts', true],
    ['src/core/paths.ts', 'src/list/saga.ts', false],
    ['src/core/paths.ts', 'src/ui/icons.ts', false],
    ['src/list/saga.ts', 'src/ui/icons.ts', true],
    ['src/ui/icons.ts', 'src/domain/task.ts', false],
    ['src/ui/icons.ts', 'src/lib/dates/format.ts', true],
    ['src/main.tsx', 'src/app/start.tsx', true],
    ['mocks/tasks/tasks.ts', 'src/api/tasks/tasks.ts', true],
    ['mocks/tasks/tasks.ts', 'src/core/paths.ts', false],
    ['mocks/tasks/tasks.test.ts', 'src/core/paths.ts', false],
    ['src/tasks/task/header.ts', 'mocks/tasks/tasks.ts', false],
    ['src/tasks/task/header.test.ts', 'mocks/tasks/tasks.ts', true],
    ['src/main.tsx', 'mocks/browser.ts', true],
    ['e2e/support/test.ts', 'src/core/paths.ts', true],
  ])('decide whether %s may import %s: %s', (from, to, expected) => {
    expect(mayImport(from, to)).toBe(expected);
  });

  it('name a folder that has no place', () => {
    expect(mapErrors(['core', 'attic'])).toEqual(['src/attic has no place']);
  });
});
