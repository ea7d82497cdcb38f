import { render, screen } from '@testing-library/react';
import { Avatar } from './record/Avatar';
import { Pagination } from './list/Pagination';
import { TabList } from './record/Tabs';
import { Time } from './text/Time';
import { Kbd } from './layout/Kbd';

describe('Avatar', () => {
  it.each([
    ['Anne van den Berg', 'AB'],
    ['Wijkbeheer', 'W'],
    ['Carla de Vries (Verhuur)', 'CV'],
    ['şükran Yıldız', 'ŞY'],
    ['', ''],
  ])('abbreviates %s', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container).toHaveTextContent(initials);
  });

  it('gives a name the same colour every time', () => {
    const colour = () =>
      render(<Avatar name="Anne" />).container.firstElementChild?.getAttribute('data-colour');
    expect(colour()).toMatch(/^\d$/);
    expect(colour()).toBe(colour());
  });
});

describe('Pagination', () => {
  const places = (page: number, pageCount: number) => {
    const { unmount } = render(<Pagination page={page} pageCount={pageCount} onChange={() => undefined} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
    unmount();
    return shown;
  };

  it('has seven places on every page, among them the first, the last and the current page', () => {
    for (let page = 1; page <= 30; page++) {
      const shown = places(page, 30);
      expect(shown).toHaveLength(7);
      expect(shown).toEqual(expect.arrayContaining(['1', String(page), '30']));
    }
    expect(places(1, 3)).toEqual(['1', '2', '3']);
    expect(places(15, 30)).toEqual(['1', '…', '14', '15', '16', '…', '30']);
  });
});

describe('Time', () => {
  it('shows a near day in words and the whole date in the tooltip', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    render(<Time instant="2026-11-21T13:03:00.000Z" />);
    const time = screen.getByText('vandaag 14:03');
    expect(time).toHaveAttribute('datetime', '2026-11-21T13:03:00.000Z');
    expect(time).toHaveAttribute('data-tooltip', 'zaterdag 21 november 2026 14:03');
  });

  it('shows a dash for no date', () => {
    render(<Time instant={null} />);
    expect(screen.getByText('–')).toBeInTheDocument();
  });
});

describe('TabList', () => {
  it('renders a named list of links', () => {
    render(
      <TabList label="Onderdelen">
        <a href="/a">Informatie</a>
        <a href="/b">Berichten</a>
      </TabList>,
    );
    expect(screen.getByRole('navigation', { name: 'Onderdelen' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

it.each([
  ['j', 'J'],
  ['?', '?'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
  ['F2', 'F2'],
])('The key %s is shown as %s', (key, name) => {
  render(<Kbd>{key}</Kbd>);
  expect(screen.getByText(name)).toBeVisible();
});
