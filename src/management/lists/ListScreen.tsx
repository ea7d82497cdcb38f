import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router';
import { callsOf } from '@/api/lists/lists';
import { useAddressValue } from '@/card/tabs/useAddressValue';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { PlusIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { BackLink } from '@/ui/record/BackLink';
import { definitionAt, type ListDefinition } from './definitions';
import { listTexts as texts } from './listTexts';
import styles from '../Management.module.css';
import { ListRows } from './ListRows';

const SEARCH_DELAY_MS = 300;

/** One list, by its address. */
export function ListScreen() {
  const definition = definitionAt(useParams()['list'] ?? '');
  if (definition === undefined) return <Navigate to={to.error(404)} replace />;
  return <KnownList key={definition.list} definition={definition} />;
}

function KnownList({ definition }: { definition: ListDefinition }) {
  const { list, title, about, one } = definition;
  const { hasSearch, create } = callsOf(list);
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useAddressValue('query');
  useHeadingFocus(heading, true, list);
  return (
    <div className={styles.screen}>
      <BackLink href={to.management()} label={texts.back} onOpen={useOpenLink()} />
      <SectionHeader
        title={title}
        headingRef={heading}
        actions={
          <>
            {list === 'smartLabels' && (
              <Button onClick={() => dispatch(dialogOpened({ dialog: { kind: 'unusedLabels' } }))}>
                {texts.unusedLabels}
              </Button>
            )}
            {create !== null && (
              <Button
                variant="primary"
                icon={PlusIcon}
                onClick={() => dispatch(dialogOpened({ dialog: { kind: 'listRecord', list, id: null } }))}
              >
                {texts.add(one)}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.page}>
        <p className={styles.about}>{about}</p>
        {hasSearch && (
          <div className={styles.search}>
            <DelayedSearch
              label={texts.search}
              placeholder={texts.placeholder}
              value={query ?? ''}
              delayMs={SEARCH_DELAY_MS}
              onChange={(typed) => setQuery(typed || null)}
            />
          </div>
        )}
        <ListRows definition={definition} text={hasSearch ? searchText(query ?? '') : ''} />
      </div>
    </div>
  );
}
