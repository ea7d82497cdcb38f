import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { VirtualList } from './VirtualList';

const keys = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `rij ${from + index}`);

interface RowsProps {
  items: string[];
  hasMore?: boolean;
  onNearEnd?: () => void;
  footer?: ReactNode;
}

function Rows({ items, ...props }: RowsProps) {
  return (
    <VirtualList
      label="Taken"
      items={items}
      getKey={(item) => item}
      estimateSize={80}
      renderRow={(item) => (
        <div>
          <input type="checkbox" aria-label={`kies ${item}`} />
          <a href={`#${item}`} data-row-focus>
            {item}
          </a>
        </div>
      )}
      {...props}
    />
  );
}

const row = (name: string) => screen.getByRole('link', { name });

describe('VirtualList', () => {
  it('renders only the visible ones of ten thousand rows, with their position in the list', () => {
    render(<Rows items={keys(10_000)} />);
    const rows = within(screen.getByRole('list', { name: 'Taken' })).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  });

  it('moves the focus with the arrow keys, Page Down, Home and End, also to rows that were not rendered', async () => {
    render(<Rows items={keys(1_000)} />);
    row('rij 0').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(row('rij 1')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(row('rij 10')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(row('rij 999')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('rij 999')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(row('rij 0')).toHaveFocus();
  });

  it('moves the focus from the checkbox of a row too', async () => {
    render(<Rows items={keys(5)} />);
    screen.getByRole('checkbox', { name: 'kies rij 2' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('rij 3')).toHaveFocus();
  });

  it('keeps the focus in its row when rows are added above it', () => {
    const { rerender } = render(<Rows items={keys(20, 5)} />);
    row('rij 7').focus();
    rerender(<Rows items={[...keys(5), ...keys(20, 5)]} />);
    expect(row('rij 7')).toHaveFocus();
    expect(row('rij 7').closest('[role=listitem]')).toHaveAttribute('aria-posinset', '8');
  });

  it('requests more rows near the end, and has no known size until all are loaded', () => {
    const more = vi.fn();
    const { rerender } = render(<Rows items={keys(9)} hasMore onNearEnd={more} />);
    const scroller = screen.getByRole('list').parentElement;
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
    expect(more).not.toHaveBeenCalled();
    if (scroller) fireEvent.scroll(scroller, { target: { scrollTop: 100 } });
    expect(more).toHaveBeenCalledTimes(1);
    rerender(<Rows items={keys(15)} hasMore={false} onNearEnd={more} />);
    if (scroller) fireEvent.scroll(scroller, { target: { scrollTop: 200 } });
    expect(more).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '15');
  });

  it('moves the focus from a footer that disappears to the first new row', () => {
    const footer = <button type="button">Meer laden</button>;
    const { rerender } = render(<Rows items={keys(5)} footer={footer} />);
    screen.getByRole('button', { name: 'Meer laden' }).focus();
    rerender(<Rows items={keys(8)} footer={footer} />);
    expect(screen.getByRole('button', { name: 'Meer laden' })).toHaveFocus();
    rerender(<Rows items={keys(10)} footer={null} />);
    expect(row('rij 8')).toHaveFocus();
  });
});
