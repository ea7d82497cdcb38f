import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import {
  DeliveryStatus,
  deliveryStatusLabel,
  type UndeliveredMessage,
} from '@/domain/diagnostics/undeliveredMessage';
import { formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { PagedRows } from '@/kit/paged/PagedRows';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CircleCheckIcon, SearchIcon } from '@/ui/icons';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { ListRow, RowCount, type RowFact, RowLine } from '@/ui/rows/ListRow';
import { rowName } from '@/ui/rows/rowName';
import { deliveryLook } from './deliveryLook';
import styles from './Undelivered.module.css';
import { firstLine, messageTitle, undeliveredQuestion } from '../undeliveredRules';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import type { UndeliveredListState } from './useUndeliveredList';

export function UndeliveredList({ list }: { list: UndeliveredListState }) {
  const { answer, filter, selected } = list;
  return (
    <div className={styles.rows} data-selecting={selected.length > 0}>
      <PagedRows
        answer={answer}
        failed={texts.failed}
        label={texts.list}
        found={{ question: undeliveredQuestion.toSearch(filter).toString(), say: texts.found }}
        empty={<Nothing list={list} />}
        renderRow={(message) => <Row message={message} list={list} />}
      />
    </div>
  );
}

function Nothing({ list: { filter, setFilter } }: { list: UndeliveredListState }) {
  if (filter.status === DeliveryStatus.Failed && filter.scopeId === null)
    return (
      <EmptyState icon={CircleCheckIcon} title={texts.none}>
        {texts.noneFailed}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.none}
      action={<Button onClick={() => setFilter({ status: null, scopeId: null })}>{texts.clear}</Button>}
    >
      {texts.noneFound}
    </EmptyState>
  );
}

/** Returns one fact for the row, or no fact when the text is empty. */
const listed = (text: string | null | undefined): RowFact[] => (text ? [{ text }] : []);

interface RowProps {
  message: UndeliveredMessage;
  list: UndeliveredListState;
}

function Row({ message, list: { failed, selected, toggle } }: RowProps) {
  const { id, status, message: sent, faultTime, exception } = message;
  const { search } = useLocation();
  const { id: opened } = useParams();
  const open = useOpenLink();
  const now = useNow();
  const title = messageTitle(message);
  const { application, consumer } = sent?.metaData ?? {};
  const wrong = firstLine(exception);
  const mayBeSelected = failed.some((one) => one.id === id);
  const moment = formatMoment(faultTime, now);
  return (
    <ListRow
      name={rowName(title, application, consumer, deliveryStatusLabel(status), moment, wrong)}
      title={title}
      href={to.undeliveredMessage(id, search)}
      onOpen={open}
      current={id === opened}
      {...(mayBeSelected && {
        selectLabel: texts.select(title),
        selected: selected.some((one) => one.id === id),
        onSelect: () => toggle(id),
      })}
    >
      <RowLine facts={[...listed(application), ...listed(consumer)]}>
        <StatusLabel {...deliveryLook(status)} />
      </RowLine>
      <RowLine facts={listed(wrong)}>
        <RowCount>{moment}</RowCount>
      </RowLine>
    </ListRow>
  );
}
