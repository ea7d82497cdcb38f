import { useSelector } from 'react-redux';
import { callsOf, listQueries, type ListRecord } from '@/api/lists/lists';
import { Pages } from '@/kit/paged/Pages';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { ListIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import type { ListDefinition } from './definitions';
import { inOrder } from './inOrder';
import { ListRow } from './ListRow';
import { selectOrder, type WithLists } from './listsSlice';
import { listTexts as texts } from './listTexts';
import styles from '../Management.module.css';

interface ListRowsProps {
  definition: ListDefinition;
  text: string;
}

/** The records of a list, read again on every visit. */
export function ListRows({ definition, text }: ListRowsProps) {
  const { list, title } = definition;
  const wanted = useSelector((state: WithLists) => selectOrder(state, list));
  const answer = useRowsKept(
    listQueries.endpoints.listRecords.useInfiniteQuery({ list, text }, { refetchOnMountOrArgChange: true }),
    list,
  );
  return (
    <Pages answer={answer} failed={texts.failed}>
      {(records: readonly ListRecord[], total) => {
        const rows = inOrder(records, wanted);
        if (rows.length === 0)
          return <EmptyState icon={ListIcon} title={text === '' ? texts.none : texts.noneFound} />;
        return (
          <Section title={title} aside={texts.count(total)}>
            <ul className={styles.rows} aria-label={title}>
              {rows.map((record, place) => (
                <LineBoundary as="li" key={record.id} resetKey={record}>
                  <ListRow
                    definition={definition}
                    record={record}
                    place={place}
                    ids={callsOf(list).order === null || text !== '' ? null : rows.map(({ id }) => id)}
                  />
                </LineBoundary>
              ))}
            </ul>
          </Section>
        );
      }}
    </Pages>
  );
}
