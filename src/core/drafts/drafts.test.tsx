import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { draftsInBrowser, draftsText } from '@/testing/draftsInBrowser';
import { aSession, aUser, type CoreStore, createCoreStore } from '@/testing/coreStore';
import { signedOut, visibilityChanged } from '../events';
import { sessionEnded, sessionRenewed, sessionStarted } from '../session/sessionSlice';
import { draftsSaga, restoreDrafts } from './draftsSaga';
import { draftSaved, selectDrafts, UNLISTED } from './draftsSlice';
import { DRAFT_DEBOUNCE_MS, useDraft } from './useDraft';

function Composer({ id, initial = '' }: { id: string; initial?: string }) {
  const draft = useDraft('reply', id, initial, { label: { title: 'Reactie', href: `/taken/${id}` } });
  return (
    <>
      <input aria-label="text" value={draft.value} onChange={({ target }) => draft.setValue(target.value)} />
      <button onClick={draft.clear}>clear</button>
      <output>{`${draft.restored ? 'restored' : 'new'} ${draft.dirty ? 'dirty' : 'clean'}`}</output>
    </>
  );
}

interface Fields {
  subject: string;
  tags: string[];
}
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'subject' in value && 'tags' in value;

function Form({ subject }: { subject: string }) {
  const { value, setValue, dirty } = useDraft<Fields>(
    'edit',
    '1',
    { subject, tags: [] },
    { isValue: isFields, label: { title: 'Taak', href: '/taken/1' } },
  );
  return (
    <>
      <input
        aria-label="subject"
        value={value.subject}
        onChange={({ target }) => setValue({ ...value, subject: target.value })}
      />
      <output>{dirty ? 'dirty' : 'clean'}</output>
    </>
  );
}

/** Opens a tab in the way the program does at start; sessionStorage stays from one call to the next. */
function openTab(userId = 'user-1'): CoreStore {
  const core = createCoreStore();
  core.run(draftsSaga);
  core.run(restoreDrafts, userId);
  core.store.dispatch(sessionStarted(aSession({ user: aUser({ id: userId }) })));
  return core;
}

const show = ({ store }: CoreStore, id = '1') =>
  render(<Composer id={id} />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
const type = (value: string) => fireEvent.change(screen.getByLabelText('text'), { target: { value } });
const text = () => screen.getByLabelText<HTMLInputElement>('text').value;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const kept = (core: CoreStore) => Object.keys(selectDrafts(core.store.getState()));

describe('drafts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('are shown in a field that takes the place of the field in which they were typed', () => {
    const { store } = openTab();
    const { rerender } = render(<Composer key="first" id="1" />, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    type('Ha');
    rerender(<Composer key="second" id="1" />);
    expect(text()).toBe('Ha');
  });

  it('reach the store 300 ms after the last key', async () => {
    const core = openTab();
    show(core);
    type('H');
    await wait(DRAFT_DEBOUNCE_MS - 1);
    type('Ha');
    await wait(DRAFT_DEBOUNCE_MS - 1);
    expect(kept(core)).toEqual([]);
    await wait(1);
    expect(selectDrafts(core.store.getState())['reply/1']).toMatchObject({
      value: 'Ha',
      label: { title: 'Reactie' },
    });
  });

  it.each([
    ['the field is left', () => fireEvent.focusOut(screen.getByLabelText('text'))],
    ['the page is left or closed', () => fireEvent(window, new Event('pagehide'))],
    ['the tab is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ])('reach the store at once when %s', (_, leave) => {
    const core = openTab();
    show(core);
    type('x');
    leave();
    expect(kept(core)).toEqual(['reply/1']);
  });

  it('survive navigation, each with its own record (W9)', () => {
    const core = openTab();
    const { unmount, rerender } = show(core);
    type('for one');
    rerender(<Composer id="2" />);
    expect(text()).toBe('');
    type('for two');
    rerender(<Composer id="1" />);
    expect(text()).toBe('for one');
    unmount();
    show(core, '2');
    expect(text()).toBe('for two');
    expect(screen.getByRole('status')).toHaveTextContent('restored dirty');
  });

  it('survive a reload, for the same user only (W7)', () => {
    const first = show(openTab());
    type('byte for byte: é€😀');
    first.unmount();
    const second = show(openTab());
    expect(text()).toBe('byte for byte: é€😀');
    second.unmount();
    show(openTab('user-2'));
    expect(text()).toBe('');
    expect(draftsText()).toBeNull();
  });

  it('survive the end of a session that is resumed later (W1)', async () => {
    const core = openTab();
    show(core);
    type('kept');
    act(() => {
      core.store.dispatch(sessionEnded('NotAuthorized'));
    });
    await wait(1_000);
    act(() => {
      core.store.dispatch(sessionRenewed(aSession()));
    });
    expect([text(), kept(core)]).toEqual(['kept', ['reply/1']]);
  });

  it('are removed once the server has stored them, or when they equal the initial value again', async () => {
    const core = openTab();
    show(core);
    type('x');
    await wait(300);
    fireEvent.click(screen.getByText('clear'));
    expect([text(), kept(core), draftsText()]).toEqual(['', [], null]);
    type('y');
    await wait(300);
    type('');
    await wait(300);
    expect(kept(core)).toEqual([]);
  });

  it('are not written again after they were cleared', async () => {
    const core = openTab();
    const { unmount } = show(core);
    type('x');
    fireEvent.click(screen.getByText('clear'));
    await wait(1_000);
    unmount();
    expect(kept(core)).toEqual([]);
  });

  it.each([
    ['after 12 hours', () => undefined, 12 * 3_600_000],
    [
      'a quarter of an hour after signing out',
      (core: CoreStore) => core.store.dispatch(signedOut()),
      15 * 60_000,
    ],
  ])('are gone %s', (_, leave, life) => {
    const core = openTab();
    show(core).unmount();
    const view = show(core);
    type('x');
    view.unmount();
    leave(core);
    const later = Date.now() + life;
    const stored = draftsInBrowser();
    vi.setSystemTime(later - 1_000);
    expect(kept(openTab())).toEqual(['reply/1']);
    for (const [key, draft] of stored) window.sessionStorage.setItem(`drafts/${key}`, draft);
    vi.setSystemTime(later);
    expect(kept(openTab())).toEqual([]);
  });

  describe('after signing out elsewhere', () => {
    const QUARTER_MS = 15 * 60_000;
    const inBrowser = draftsText;

    async function anEndedTab() {
      const core = openTab();
      show(core);
      type('niet voor een ander');
      await wait(300);
      act(() => {
        core.store.dispatch(sessionEnded('SignedOutElsewhere'));
        core.store.dispatch(signedOut());
      });
      return core;
    }

    it('disappear from browser, store and field after a quarter of an hour', async () => {
      const core = await anEndedTab();
      await wait(QUARTER_MS - 1);
      expect([text(), kept(core)]).toEqual(['niet voor een ander', ['reply/1']]);
      expect(inBrowser()).toContain('niet voor een ander');
      await wait(1);
      expect([text(), kept(core), inBrowser()]).toEqual(['', [], null]);
    });

    it('disappear when the page becomes visible after a quarter of an hour', async () => {
      const core = await anEndedTab();
      vi.setSystemTime(Date.now() + QUARTER_MS);
      expect(inBrowser()).not.toBeNull();
      act(() => {
        core.store.dispatch(visibilityChanged(true));
      });
      expect([text(), kept(core), inBrowser()]).toEqual(['', [], null]);
    });

    it('disappear on a page where nobody signs in', async () => {
      const now = Date.now();
      const draft = { value: 'niet voor een ander', label: null, savedAt: now };
      const kept = { userId: 'user-1', value: { signedOutAt: now, draft } };
      window.sessionStorage.setItem('drafts/reply/1', JSON.stringify(kept));
      createCoreStore().run(draftsSaga);
      await wait(QUARTER_MS - 1);
      expect(inBrowser()).not.toBeNull();
      await wait(1);
      expect(inBrowser()).toBeNull();
    });

    it('disappear on time even when a draft is stored after the sign-out', async () => {
      const core = await anEndedTab();
      core.store.dispatch(draftSaved('reply/2', 'nog net', UNLISTED));
      await wait(QUARTER_MS);
      expect([kept(core), inBrowser()]).toEqual([[], null]);
    });

    it('stay when the same user signs in again in time, also over a reload', async () => {
      const core = await anEndedTab();
      await wait(QUARTER_MS - 1);
      act(() => {
        core.store.dispatch(sessionRenewed(aSession()));
      });
      await wait(QUARTER_MS);
      expect(text()).toBe('niet voor een ander');
      expect(kept(openTab())).toEqual(['reply/1']);
    });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"userId":"user-1"}',
    '{"userId":"user-1","value":{"signedOutAt":null,"draft":5}}',
    '{"userId":"user-1","value":{"signedOutAt":null,"draft":{"value":"x","savedAt":"nu"}}}',
    '{"userId":"user-1","value":{"signedOutAt":null,"draft":{"value":{"a":1},"savedAt":1e15}}}',
  ])('are empty with %s in storage (E10)', (stored) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.sessionStorage.setItem('drafts/reply/1', stored);
    window.sessionStorage.setItem('drafts', stored);
    show(openTab());
    expect(text()).toBe('');
  });

  it('follow the record until something is typed, and ignore it from then on (W5)', () => {
    const core = openTab();
    const { rerender } = render(<Form subject="Lekkage" />, {
      wrapper: ({ children }) => <Provider store={core.store}>{children}</Provider>,
    });
    const subject = screen.getByLabelText<HTMLInputElement>('subject');
    rerender(<Form subject="Lekkage bad" />);
    expect(subject.value).toBe('Lekkage bad');
    fireEvent.change(subject, { target: { value: 'Mijn tekst' } });
    rerender(<Form subject="Van een collega" />);
    expect(subject.value).toBe('Mijn tekst');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
  });

  it('of an older build get the newer fields from the record', () => {
    const core = openTab();
    core.store.dispatch(draftSaved('edit/1', { subject: 'Mijn tekst' }, UNLISTED));
    render(<Form subject="Lekkage" />, {
      wrapper: ({ children }) => <Provider store={core.store}>{children}</Provider>,
    });
    const subject = screen.getByLabelText<HTMLInputElement>('subject');
    expect(subject.value).toBe('Mijn tekst');
    fireEvent.change(subject, { target: { value: 'Mijn tekst ook' } });
    act(() => void fireEvent.focusOut(document));
    expect(selectDrafts(core.store.getState())['edit/1']?.value).toEqual({
      subject: 'Mijn tekst ook',
      tags: [],
    });
  });
});
