import { render, screen, waitFor } from '@testing-library/react';
import { afterPaint } from './useAfterPaint';
import { keepFocus } from './keepFocus';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const named = (name: string) => screen.getByRole('button', { name });
const reachesFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

interface PageProps {
  rows?: readonly string[];
  title?: string | null;
  dialog?: boolean;
}

const Page = ({ rows = [], title = 'Bijlagen', dialog = false }: PageProps) => (
  <main>
    <h1>Huis</h1>
    <button>Openen</button>
    <section aria-label="Bijlagen">
      {title !== null && <h2>{title}</h2>}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <input type="text" aria-label={`Naam van ${row}`} />
              <button>{row}</button>
            </li>
          ))}
        </ul>
      )}
    </section>
    {dialog && (
      <div role="dialog" aria-label="Vraag">
        <button>Ja</button>
      </div>
    )}
  </main>
);

const open = (props: PageProps) => {
  const { rerender } = render(<Page {...props} />);
  return (next: PageProps) => rerender(<Page {...next} />);
};

it('The focus moves to the row that replaces the removed one, or to the last row', async () => {
  const show = open({ rows: ['een', 'twee', 'drie'] });
  named('twee').focus();
  show({ rows: ['een', 'drie'] });
  await reachesFocus(named('drie'));
  show({ rows: ['een'] });
  await reachesFocus(named('een'));
});

it('The focus moves to the heading of the region when its last row is removed', async () => {
  const show = open({ rows: ['een'] });
  named('een').focus();
  show({});
  await reachesFocus(screen.getByRole('heading', { name: 'Bijlagen' }));
});

it('The focus returns to its previous place, or near that place if it was removed too', async () => {
  const show = open({ rows: ['een', 'twee'], dialog: false });
  named('een').focus();
  show({ rows: ['een', 'twee'], dialog: true });
  named('Ja').focus();
  show({ rows: ['een', 'twee'] });
  await reachesFocus(named('een'));
  show({ rows: ['een', 'twee'], dialog: true });
  named('Ja').focus();
  show({ rows: ['twee'], dialog: true });
  show({ rows: ['twee'] });
  await reachesFocus(named('twee'));
});

it('The focus moves to the heading of the page when nothing else is left', async () => {
  const show = open({ dialog: true, title: null });
  named('Ja').focus();
  show({ title: null });
  await reachesFocus(screen.getByRole('heading', { level: 1 }));
});

it('The focus stays where other code put it, and is not restored after a press on the background', async () => {
  const show = open({ rows: ['een', 'twee'] });
  named('een').focus();
  show({ rows: ['twee'] });
  named('Openen').focus();
  await afterPaint();
  await afterPaint();
  expect(named('Openen')).toHaveFocus();
  named('twee').focus();
  named('twee').blur();
  await Promise.resolve();
  show({});
  await afterPaint();
  await afterPaint();
  expect(document.body).toHaveFocus();
});
