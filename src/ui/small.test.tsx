import { render, screen } from '@testing-library/react';
import { colourOf, initialsOf } from './record/Avatar';
import { pagesToShow } from './list/Pagination';
import { TabList } from './record/Tabs';
import { Time } from './record/Time';

describe('Avatar', () => {
  it.each([
    ['Anne van den Berg', 'AB'],
    ['Wijkbeheer', 'W'],
    ['Carla de Vries (Verhuur)', 'CV'],
    ['şükran Yıldız', 'ŞY'],
    ['', ''],
  ])('abbreviates %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('gives a name the same colour every time', () => {
    expect(colourOf('Anne')).toBe(colourOf('Anne'));
  });
});

describe('pagesToShow', () => {
  it('has the same number of places on every page, and names the first, the last and the current', () => {
    for (let page = 1; page <= 30; page++) {
      const shown = pagesToShow(page, 30);
      expect(shown).toHaveLength(7);
      expect(shown).toEqual(expect.arrayContaining([1, page, 30]));
    }
    expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
    expect(pagesToShow(15, 30)).toEqual([1, 0, 14, 15, 16, 0, 30]);
  });
});

describe('Time', () => {
  it('shows the near day in words and the whole date in the tooltip', () => {
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
  it('is a named list of links', () => {
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
