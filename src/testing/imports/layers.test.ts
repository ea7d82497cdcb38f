import { mapErrors, mayImport } from './layers';

describe('the rules for imports', () => {
  it.each([
    ['src/app/routes.ts', 'src/work/tasks/list/rows.ts', true],
    ['src/app/routes.ts', 'src/testing/createStore.ts', false],
    ['src/app/routes.test.ts', 'src/testing/createStore.ts', true],
    ['src/shell/menu.ts', 'src/work/tasks/area.ts', true],
    ['src/shell/menu.ts', 'src/work/tasks/list/rows.ts', false],
    ['src/shell/menu.ts', 'src/core/session/session.ts', true],
    ['src/work/tasks/task/header.ts', 'src/work/tasks/list/rows.ts', true],
    ['src/work/tasks/task/header.ts', 'src/work/tasks/index.ts', false],
    ['src/work/tasks/task/header.ts', 'src/shared/media/index.ts', true],
    ['src/work/tasks/task/header.ts', 'src/shared/media/files.ts', false],
    ['src/work/tasks/task/header.ts', 'src/desk/chat/index.ts', true],
    ['src/work/tasks/task/header.ts', 'src/work/mail/index.ts', false],
    ['src/work/notifications/rules.ts', 'src/work/tasks/index.ts', true],
    ['src/desk/chat/window.tsx', 'src/work/tasks/index.ts', false],
    ['src/desk/newarea/window.tsx', 'src/shared/media/index.ts', true],
    ['src/desk/newarea/window.tsx', 'src/desk/chat/index.ts', false],
    ['src/shared/selfservice/agent/frame.tsx', 'src/shared/selfservice/admin/index.ts', true],
    ['src/shared/selfservice/admin/portal.ts', 'src/shared/selfservice/agent/index.ts', false],
    ['src/work/tasks/task/header.ts', 'src/shell/menu.ts', false],
    ['src/work/tasks/task/header.ts', 'src/early.ts', false],
    ['src/kit/livelist/saga.ts', 'src/core/paths.ts', true],
    ['src/core/paths.ts', 'src/kit/livelist/saga.ts', false],
    ['src/core/paths.ts', 'src/ui/icons.ts', false],
    ['src/kit/livelist/saga.ts', 'src/ui/icons.ts', true],
    ['src/ui/icons.ts', 'src/domain/task.ts', false],
    ['src/ui/icons.ts', 'src/lib/dates/format.ts', true],
    ['src/main.tsx', 'src/app/start.tsx', true],
    ['mocks/tasks/tasks.ts', 'src/api/tasks/tasks.ts', true],
    ['mocks/tasks/tasks.ts', 'src/core/paths.ts', false],
    ['mocks/tasks/tasks.test.ts', 'src/core/paths.ts', false],
    ['src/work/tasks/task/header.ts', 'mocks/tasks/tasks.ts', false],
    ['src/work/tasks/task/header.test.ts', 'mocks/tasks/tasks.ts', true],
    ['src/main.tsx', 'mocks/browser.ts', true],
    ['e2e/support/test.ts', 'src/core/paths.ts', true],
  ])('decide whether %s may import %s: %s', (from, to, expected) => {
    expect(mayImport(from, to)).toBe(expected);
  });

  it('name a folder that has no place', () => {
    expect(mapErrors(['src/core/paths.ts', 'src/attic/old.ts', 'src/desk/old.ts'])).toEqual([
      'src/attic has no place',
      'src/desk has no place',
    ]);
  });
});
