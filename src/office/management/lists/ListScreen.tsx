import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router';
import { callsOf, type ListName } from '@/api/lists/lists';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { to } from '@/core/paths';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { searchText } from '@/lib/text';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { SearchBar } from '@/kit/screen/SearchBar';
import { queryWords, useAddressValue } from '@/kit/screen/useAddressValue';
import { Button } from '@/ui/buttons/Button';
import { PlusIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { definitionAt, type ListDefinition } from './definitions';
import { listTexts as texts } from './listTexts';
import { ListRows } from './ListRows';

export function ListScreen() {
  const definition = definitionAt(useParams()['list'] ?? '');
  if (definition === undefined) return <Navigate to={to.error(404)} replace />;
  return <KnownList key={definition.list} definition={definition} />;
}

function KnownList({ definition }: { definition: ListDefinition }) {
  const { list, title, about, one } = definition;
  const { hasSearch, create } = callsOf(list);
  const dispatch = useDispatch();
  const [query] = useAddressValue(queryWords);
  return (
    <PlainScreen
      title={title}
      id={list}
      back={{ href: to.management(), label: texts.back }}
      actions={
        <>
          {list === 'smartLabels' && (
            <Button onClick={() => dispatch(dialogOpened({ dialog: { kind: 'unusedLabels' } }))}>
              {texts.unusedLabels}
            </Button>
          )}
          {create !== null && <AddButton list={list}>{texts.add(one)}</AddButton>}
        </>
      }
    >
      <p className={mutedClass}>{about}</p>
      {hasSearch && <SearchBar label={texts.search} placeholder={texts.placeholder} />}
      <ListRows definition={definition} text={hasSearch ? searchText(query) : ''} />
    </PlainScreen>
  );
}

function AddButton({ list, children }: { list: ListName; children: string }) {
  const dispatch = useDispatch();
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'listRecord', list, id: null } }));
  return (
    <Button variant="primary" icon={PlusIcon} {...useButtonKey(newKeys.record, open)}>
      {children}
    </Button>
  );
}
