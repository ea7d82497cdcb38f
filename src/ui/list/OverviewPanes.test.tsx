import { render, screen } from '@testing-library/react';
import { createRef, useContext } from 'react';
import { FiltersPlace, OverviewPanes } from './OverviewPanes';

const DESKTOP = 'desktop';

const Place = () => <output>{useContext(FiltersPlace)}</output>;
const pane = (id: string, min: number) => ({
  id,
  label: id,
  min,
  initial: min,
  content: (
    <>
      <p>{id}</p>
      <Place />
    </>
  ),
});

describe('the panes of an overview', () => {
  it.each([
    [DESKTOP, 800, { filtersPinned: true }, ['filters', 'list', 'details'], 'beside'],
    [DESKTOP, 800, {}, ['list', 'details'], 'beside'],
    [DESKTOP, 800, { filtersOpen: true }, ['list', 'details'], 'beside'],
    [DESKTOP, 799, { filtersPinned: true }, ['list', 'details'], 'aside'],
    [DESKTOP, 799, { filtersPinned: true, atList: true }, ['list', 'details'], 'aside'],
    [DESKTOP, 799, { filtersOpen: true }, ['filters', 'list'], 'aside'],
    [DESKTOP, 600, { atList: true }, ['list', 'details'], 'aside'],
    [DESKTOP, 599, { atList: true }, ['list'], 'aside'],
    ['tablet', 2_000, { filtersPinned: true }, ['list', 'details'], 'aside'],
    ['tablet', 2_000, { atList: true }, ['list'], 'aside'],
    ['tablet', 2_000, { filtersOpen: true, atList: true }, ['filters', 'list'], 'aside'],
    ['tablet', 2_000, { filtersOpen: true }, ['filters', 'list'], 'aside'],
    ['mobile', 390, {}, ['details'], 'page'],
    ['mobile', 390, { atList: true }, ['list'], 'page'],
    ['mobile', 390, { atList: true, filtersOpen: true }, ['filters'], 'page'],
  ] as const)('on a %s of %d pixels with %j are %j', (mode, width, now, shown, place) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    render(
      <OverviewPanes
        ref={createRef()}
        mode={mode}
        filtersOpen={false}
        filtersPinned={false}
        atList={false}
        filters={pane('filters', 200)}
        list={pane('list', 250)}
        details={pane('details', 350)}
        sizes={{}}
        onSizesChange={() => undefined}
        {...now}
      />,
    );
    expect(screen.getAllByRole('paragraph').map((content) => content.textContent)).toEqual(shown);
    expect(screen.getAllByRole('status').map((content) => content.textContent)).toEqual(
      shown.map(() => place),
    );
  });
});
