import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Dialog } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths, type SearchKind } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { ADMINISTRATOR, type Permission, VENDOR_EDITOR } from '@/domain/session/permission';
import { Button } from '@/ui/buttons/Button';
import { UserPlusIcon } from '@/ui/icons';
import { lookUp } from '@/lib/values';
import { searchTitles } from '../searchTitles';
import { searchTexts } from '../searchTexts';

interface AddButtonProps {
  dialog: Dialog;
  /** The user must have at least one of these permissions. */
  needs: readonly Permission[];
  children: string;
}

function AddButton({ dialog, needs, children }: AddButtonProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...needs);
  const open = () => dispatch(dialogOpened({ id: dialog.kind, dialog }));
  const key = useButtonKey(newKeys.record, open, may);
  if (!may) return null;
  return (
    <Button icon={UserPlusIcon} {...key}>
      {children}
    </Button>
  );
}

const RELATION = ['relationWrite'] as const;

const actions: Readonly<Partial<Record<SearchKind, ReactNode>>> = {
  tenants: (
    <AddButton dialog={{ kind: 'newRelation' }} needs={RELATION}>
      {searchTitles.newRelation}
    </AddButton>
  ),
  vendors: (
    <>
      <Link to={paths.vendorOverview}>{searchTexts.toVendors}</Link>
      <AddButton dialog={{ kind: 'vendor', vendorId: null }} needs={VENDOR_EDITOR}>
        {searchTexts.newVendor}
      </AddButton>
    </>
  ),
  colleagues: (
    <AddButton dialog={{ kind: 'colleague', colleagueId: null }} needs={ADMINISTRATOR}>
      {searchTexts.newColleague}
    </AddButton>
  ),
};

/** The buttons that add a record to a list, for users with the right to. */
export const ListActions = ({ kind }: { kind: SearchKind }) => lookUp(actions, kind) ?? null;
