import { defineArea } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { SUPPLIER_EDITOR } from '@/domain/session/permission';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { PlusIcon, WrenchIcon } from '@/ui/icons';
import { suppliersTitles } from './suppliersTitles';

interface SuppliersDialogs {
  /** The id of the supplier's role or person; null for a new one. */
  supplier: { vendorId: string | null };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends SuppliersDialogs {}
}

const dialogs: DialogComponents<keyof SuppliersDialogs> = {
  supplier: lazyPart(async () => (await import('./form/SupplierDialog')).SupplierDialog),
};

export const suppliersArea = defineArea({
  name: 'suppliers',
  routes: [
    {
      path: paths.suppliers,
      handle: handle({ title: suppliersTitles.list, needs: ['customerCard'], theme: 'general' }),
      lazy: lazyScreen(async () => (await import('./list/SuppliersScreen')).SuppliersScreen),
    },
  ],
  work: async () => ({ sagas: { suppliers: (await import('./form/supplierForm')).suppliersSaga } }),
  dialogs,
  actions: [
    {
      title: suppliersTitles.toList,
      words: suppliersTitles.listWords,
      icon: WrenchIcon,
      needs: ['customerCard'],
      does: { goTo: paths.suppliers },
    },
    {
      title: suppliersTitles.add,
      words: suppliersTitles.addWords,
      icon: PlusIcon,
      needs: SUPPLIER_EDITOR,
      does: { dispatch: dialogOpened({ id: 'supplier', dialog: { kind: 'supplier', vendorId: null } }) },
    },
  ],
});
