import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createCoreStore } from '@/testing/coreStore';
import { appearanceChanged } from '../appearance/appearanceSlice';
import { dialogClosed, dialogOpened } from '../dialogs/dialogsSlice';
import { useActiveShortcuts } from './activeShortcuts';
import { defineShortcuts } from './defineShortcuts';
import { useChord } from './useChord';
import { useShortcut } from './useShortcut';

const { next: nextKey } = defineShortcuts('Taken', { next: ['j', 'Volgende taak'] });

function Keys({ onNext, when = true }: { onNext: () => void; when?: boolean }) {
  useShortcut(nextKey, onNext, when);
  return (
    <>
      <input aria-label="field" />
      <input type="checkbox" aria-label="box" />
      <button>button</button>
      <div role="button" tabIndex={0} aria-label="choice" aria-haspopup="listbox" />
      <aside>
        <button>in panel</button>
      </aside>
      <form aria-label="form">
        <button type="button">in form</button>
      </form>
      <div role="alertdialog" aria-label="dialog">
        <button>in dialog</button>
      </div>
      <div data-exiting="true">
        <div role="dialog" aria-label="popover">
          <button>in popover that closes</button>
        </div>
      </div>
    </>
  );
}

function aPage() {
  const { store } = createCoreStore();
  const next = vi.fn();
  const view = render(<Keys onNext={next} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const press = (target: Element, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key: 'j', ...init });
  return { store, next, view, press, button: screen.getByRole('button', { name: 'button' }) };
}

describe('shortcuts', () => {
  it('work on the page, and are listed while their component is mounted', () => {
    const { next, press, button, view } = aPage();
    press(button);
    press(screen.getByLabelText('box'));
    expect(next).toHaveBeenCalledTimes(2);
    const { result: listed } = renderHook(useActiveShortcuts);
    expect(listed.current).toEqual([nextKey]);
    view.rerender(<Keys onNext={next} when={false} />);
    press(button);
    expect(next).toHaveBeenCalledTimes(2);
    expect(listed.current).toEqual([]);
  });

  it('do nothing in fields, with another key or a modifier, or during input of composed characters', () => {
    const { next, press, button } = aPage();
    press(screen.getByLabelText('field'));
    press(screen.getByLabelText('choice'));
    press(button, { key: 'J' });
    press(button, { ctrlKey: true });
    press(button, { altKey: true });
    press(button, { metaKey: true });
    press(button, { modifierAltGraph: true });
    press(button, { isComposing: true });
    expect(next).not.toHaveBeenCalled();
  });

  it.each(['in panel', 'in form', 'in dialog'])('do nothing for a letter on the button "%s"', (name) => {
    const { next, press } = aPage();
    press(screen.getByRole('button', { name }));
    expect(next).not.toHaveBeenCalled();
  });

  it('work while a closing popover still has the focus', () => {
    const { next, press } = aPage();
    press(screen.getByRole('button', { name: 'in popover that closes' }));
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('do nothing under a dialog, nor when the user switched them off', () => {
    const { store, next, press, button } = aPage();
    act(() => {
      store.dispatch(dialogOpened({ id: 'd', dialog: { kind: 'shortcuts' } }));
    });
    press(button);
    act(() => {
      store.dispatch(dialogClosed('d'));
      store.dispatch(appearanceChanged({ shortcutsEnabled: false }));
    });
    press(button);
    expect(next).not.toHaveBeenCalled();
  });
});

/** Presses a key as soon as its children are on the page. */
function PressedAtOnce({ children, init }: { children: ReactNode; init: KeyboardEventInit }) {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, init);
  });
  return children;
}

const { toCall: callKey } = defineShortcuts('Telefoon', { toCall: ['Alt+O', 'Opnemen'] });
const kinds: Record<string, { Key: ComponentType<{ onPress: () => void }>; init: KeyboardEventInit }> = {
  'A letter': {
    Key: ({ onPress }) => {
      useShortcut(nextKey, onPress);
      return null;
    },
    init: { key: 'j' },
  },
  'A chord': {
    Key: ({ onPress }) => {
      useChord(callKey, onPress, { when: true });
      return null;
    },
    init: { code: 'KeyO', altKey: true },
  },
};

it.each(Object.entries(kinds))('%s works as soon as its component is on the page', (_, { Key, init }) => {
  const { store } = createCoreStore();
  const press = vi.fn();
  render(
    <PressedAtOnce init={init}>
      <Key onPress={press} />
    </PressedAtOnce>,
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  expect(press).toHaveBeenCalledTimes(1);
});
