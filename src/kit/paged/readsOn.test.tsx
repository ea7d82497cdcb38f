import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import type { Page } from '@/domain/decode/page';
import { FramedPages } from './FramedPages';
import type { PagesAnswer } from './nextPage';
import { PagedRows } from './PagedRows';
import { Pages } from './Pages';

interface Line {
  id: string;
}

/** An answer with one page, after which the second page failed. */
function aHalfRead(): PagesAnswer<Line> {
  const first: Page<Line> = { items: [{ id: 'Eerste' }], page: 0, pageSize: 1, total: 2 };
  return {
    currentData: { pages: [first] },
    error: new Error('503'),
    isError: true,
    isFetching: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: true,
    refetch: vi.fn(),
    fetchNextPage: vi.fn(() => Promise.resolve({ isError: true })),
  };
}

function InFrame({ answer }: { answer: PagesAnswer<Line> }) {
  const frame = useRef<HTMLDivElement>(null);
  const items = answer.currentData?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div ref={frame}>
      <FramedPages
        answer={answer}
        frame={frame}
        items={items}
        loaded={1}
        total={2}
        label="Lijst"
        estimateSize={40}
        renderRow={({ id }) => id}
      />
    </div>
  );
}

const KINDS: readonly [string, (answer: PagesAnswer<Line>) => ReactNode][] = [
  [
    'pages below each other',
    (answer) => (
      <Pages answer={answer} failed="Mislukt">
        {(items) => items.map(({ id }) => <p key={id}>{id}</p>)}
      </Pages>
    ),
  ],
  [
    'rows in a list that scrolls',
    (answer) => (
      <PagedRows
        answer={answer}
        failed="Mislukt"
        label="Lijst"
        found={{ question: '', say: String }}
        empty={null}
        renderRow={({ id }) => id}
      />
    ),
  ],
  ['rows in a page that scrolls', (answer) => <InFrame answer={answer} />],
];

it.each(KINDS)(
  '%s report that the next page failed, stay visible, and continue when it is requested again',
  async (_, list) => {
    const answer = aHalfRead();
    render(list(answer));
    expect(screen.getByRole('alert')).toHaveTextContent('Meer ophalen is niet gelukt.');
    expect(screen.getByText('Eerste')).toBeInTheDocument();
    expect(screen.queryByText('Mislukt')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(answer.fetchNextPage).toHaveBeenCalled();
  },
);
