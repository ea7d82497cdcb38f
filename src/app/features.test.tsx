import { render, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { AreaAction, MenuEntry } from '@/core/area';
import { configLoaded } from '@/core/config/configSlice';
import { useIsThere } from '@/core/config/useIsThere';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { sessionStarted } from '@/core/session/sessionSlice';
import { defaultConfig } from '@/domain/session/appConfig';
import { useEntries } from '@/shell/menu/useEntries';
import { aSession, createCoreStore } from '@/testing/coreStore';
import { ChatIcon } from '@/ui/icons';
import { RouteGuard } from './RouteGuard';

/* An element that belongs to a feature is absent when the feature is off (BOOT-17). */

function aStore(enabled: boolean) {
  const { store } = createCoreStore();
  store.dispatch(configLoaded({ ...defaultConfig, features: [{ name: 'proef', enabled }] }));
  store.dispatch(sessionStarted(aSession()));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return { wrapper };
}

const entry = (title: string, feature?: string): MenuEntry => ({
  to: paths.chat,
  section: paths.chat,
  title,
  icon: ChatIcon,
  theme: 'general',
  needs: [],
  ...(feature !== undefined && { feature }),
});

it.each([
  [true, ['Altijd', 'Proef']],
  [false, ['Altijd']],
])('With the feature set to %s the menu has %j', (enabled, titles) => {
  const menu = [entry('Altijd'), entry('Proef', 'proef')];
  const { result } = renderHook(() => useEntries(menu), aStore(enabled));
  expect(result.current.map(({ title }) => title)).toEqual(titles);
});

it.each([
  [true, true],
  [false, false],
])('With the feature set to %s its actions and tools are present: %s', (enabled, isThere) => {
  const { result } = renderHook(useIsThere, aStore(enabled));
  const action: Pick<AreaAction, 'feature'> = { feature: 'proef' };
  expect([result.current(action), result.current({})]).toEqual([isThere, true]);
});

it.each([
  [true, 'Het scherm'],
  [false, 'Bestaat niet'],
])('With the feature set to %s its address shows: %s', async (enabled, text) => {
  const { wrapper } = aStore(enabled);
  const router = createMemoryRouter(
    [
      {
        Component: RouteGuard,
        children: [
          { path: '/proef', handle: handle({ feature: 'proef' }), element: <p>Het scherm</p> },
          { path: paths.notFound, handle: handle({ public: true }), element: <p>Bestaat niet</p> },
        ],
      },
    ],
    { initialEntries: ['/proef'] },
  );
  render(<RouterProvider router={router} />, { wrapper });
  expect(await screen.findByText(text)).toBeVisible();
});
