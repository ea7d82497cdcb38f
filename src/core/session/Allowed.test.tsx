import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { Allowed } from './Allowed';
import { selectMay, sessionStarted } from './sessionSlice';

describe('permissions', () => {
  it('hold all together', () => {
    const { store } = createCoreStore();
    store.dispatch(sessionStarted(aSession({ user: aUser({ permissions: allow('editTask') }) })));
    const may = selectMay(store.getState());
    expect([may(), may('viewTask'), may('viewTask', 'shell'), may('editTask', '!shell')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('show or hide (NAV-14)', () => {
    const { store } = createCoreStore();
    store.dispatch(sessionStarted(aSession()));
    render(
      <Provider store={store}>
        <Allowed needs={['viewTask', '!shell']}>yes</Allowed>
        <Allowed needs={['shell']} otherwise="other">
          no
        </Allowed>
      </Provider>,
    );
    expect(screen.getByText('yesother')).toBeInTheDocument();
  });
});
