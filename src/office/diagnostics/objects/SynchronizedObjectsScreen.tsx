import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import { synchronizedObjectQueries } from '@/api/diagnostics/synchronizedObjects';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { queryWords, useAddressValue } from '@/kit/screen/useAddressValue';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { SearchIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { CardList } from '@/ui/rows/Cards';
import styles from '../Diagnostics.module.css';
import { DiagnosticsTabs } from '../DiagnosticsTabs';
import { diagnosticsTitles } from '../diagnosticsTitles';
import { ObjectCard } from './ObjectCard';
import { objectsTexts as texts } from './objectsTexts';

const GUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** The first id in the typed text, which may be an address. */
const idIn = (query: string): string | null => GUID.exec(query)?.[0].toLowerCase() ?? null;

/** The names of a record in other systems (AMB-041). */
export function SynchronizedObjectsScreen() {
  const [query, setQuery] = useAddressValue(queryWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <SectionHeader
        title={diagnosticsTitles.synchronizedObjects}
        headingRef={heading}
        tabs={<DiagnosticsTabs />}
      />
      <div className={styles.filters}>
        <div className={styles.search}>
          <DelayedSearch
            label={texts.search}
            placeholder={texts.placeholder}
            value={query}
            onChange={(typed) => setQuery(typed.trim())}
          />
        </div>
      </div>
      <section className={styles.content} aria-label={texts.list} id="list" tabIndex={-1}>
        <Found query={query} />
      </section>
    </div>
  );
}

function Found({ query }: { query: string }) {
  const id = idIn(query);
  const answer = synchronizedObjectQueries.endpoints.synchronizedObjects.useQuery(id ?? skipToken);
  if (id === null)
    return query === '' ? (
      <EmptyState icon={SearchIcon} title={texts.ask}>
        {texts.askHow}
      </EmptyState>
    ) : (
      <EmptyState icon={SearchIcon} title={texts.noId}>
        {texts.noIdHow}
      </EmptyState>
    );
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(objects) =>
        objects.length === 0 ? (
          <EmptyState icon={SearchIcon} title={texts.none} />
        ) : (
          <CardList label={texts.list}>
            {objects.map((object) => (
              <ObjectCard key={object.id} object={object} />
            ))}
          </CardList>
        )
      }
    </QueryView>
  );
}
