import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { configLoaded } from '@/core/config/configSlice';
import { defaultConfig } from '@/domain/session/appConfig';
import { createCoreStore } from '@/testing/coreStore';
import { PortalSuggestion } from './PortalSuggestions';

it.each([
  [undefined, 'Verwijzing naar ‘Verhuizen’ in bericht', 'onder ‘Verhuizen’.'],
  ['https://mijn.example', 'Link naar ‘Verhuizen’ in bericht', 'onder ‘Verhuizen’: https://mijn.example'],
])('The button for a portal at %s is %s', async (portalUrl, name, end) => {
  const { store } = createCoreStore();
  store.dispatch(configLoaded({ ...defaultConfig, ...(portalUrl && { portalUrl }) }));
  const onInsert = vi.fn();
  render(
    <Provider store={store}>
      <PortalSuggestion title="Verhuizen" onInsert={onInsert} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onInsert).toHaveBeenCalledExactlyOnceWith(`U kunt dit zelf regelen in ons klantportaal, ${end}`);
});
