import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SplitPanes } from './SplitPanes';

function Page({ seen }: { seen: (sizes: Record<string, number>) => void }) {
  const [sizes, setSizes] = useState<Record<string, number>>({});
  return (
    <SplitPanes
      sizes={sizes}
      onSizesChange={(next) => {
        setSizes(next);
        seen(next);
      }}
      panes={[
        { id: 'list', label: 'Lijst', min: 200, initial: 300, content: <p>links</p> },
        { id: 'details', label: 'Details', min: 400, initial: 500, content: <p>rechts</p> },
      ]}
    />
  );
}

describe('SplitPanes', () => {
  it('moves a splitter within its bounds with the arrow keys, and resets it with Enter', async () => {
    const seen = vi.fn();
    render(<Page seen={seen} />);
    const splitter = screen.getByRole('separator', { name: 'Breedte van Lijst en Details' });
    expect(splitter).toHaveAttribute('aria-valuenow', '300');
    await userEvent.tab();
    expect(splitter).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(seen).toHaveBeenLastCalledWith({ list: 316 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(seen).toHaveBeenLastCalledWith({ list: 220 });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(splitter).toHaveAttribute('aria-valuenow', '200');
    await userEvent.keyboard('{Enter}');
    expect(splitter).toHaveAttribute('aria-valuenow', '300');
  });

  it('narrows panes below their saved widths, if possible, to give the last pane its minimum width', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(650);
    const seen = vi.fn();
    render(<Page seen={seen} />);
    const splitter = screen.getByRole('separator');
    expect(splitter).toHaveAttribute('aria-valuenow', '250');
    expect(splitter).toHaveAttribute('aria-valuemax', '250');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(seen).toHaveBeenLastCalledWith({ list: 250 });
  });

  it('shows no splitter for a single pane', () => {
    render(
      <SplitPanes
        sizes={{}}
        onSizesChange={() => undefined}
        panes={[{ id: 'a', label: 'A', min: 1, initial: 1, content: <p>alles</p> }]}
      />,
    );
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  });
});
