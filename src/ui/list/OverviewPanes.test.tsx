import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { OverviewPanes } from './OverviewPanes';

const pane = (id: string, min: number) => ({ id, label: id, min, initial: min, content: <p>{id}</p> });
const DESKTOP = 'desktop';

describe('the panes of an overview', () => {
  it.each([
    [DESKTOP, 800, {}, ['filters', 'list', 'details']],
    [DESKTOP, 799, {}, ['list', 'details']],
    [DESKTOP, 799, { filtersOpen: true }, ['filters', 'list']],
    [DESKTOP, 799, { atList: true }, ['list']],
    ['tablet', 2_000, {}, ['list', 'details']],
    ['mobile', 390, {}, ['details']],
    ['mobile', 390, { atList: true }, ['list']],
  ] as const)('on a %s with %d pixels and %j are %j', (mode, width, now, shown) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    render(
      <OverviewPanes
        ref={createRef()}
        mode={mode}
        filtersOpen={false}
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
  });
});
