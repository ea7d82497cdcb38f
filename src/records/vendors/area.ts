import { defineArea } from '@/core/area';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { VENDOR_EDITOR } from '@/domain/session/permission';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { PlusIcon, WrenchIcon } from '@/ui/icons';
import { vendorsTitles } from './vendorsTitles';

interface VendorsDialogs {
  /** The id of the vendor's role or person; null for a new one. */
  vendor: { vendorId: string | null };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends VendorsDialogs {}
}

const dialogs: DialogComponents<keyof VendorsDialogs> = {
  vendor: lazyPart(async () => (await import('./form/VendorDialog')).VendorDialog),
};

export const vendorsArea = defineArea({
  name: 'vendors',
  routes: [
    {
      path: paths.vendorOverview,
      handle: handle({ title: vendorsTitles.list, needs: ['customerCard'], theme: 'general' }),
      lazy: lazyScreen(async () => (await import('./list/VendorsScreen')).VendorsScreen),
    },
  ],
  work: async () => ({ sagas: { vendors: (await import('./form/vendorForm')).vendorsSaga } }),
  dialogs,
  actions: [
    {
      title: vendorsTitles.toList,
      words: vendorsTitles.listWords,
      icon: WrenchIcon,
      needs: ['customerCard'],
      does: { goTo: paths.vendorOverview },
    },
    {
      title: vendorsTitles.add,
      words: vendorsTitles.addWords,
      icon: PlusIcon,
      needs: VENDOR_EDITOR,
      does: { dispatch: dialogOpened({ id: 'vendor', dialog: { kind: 'vendor', vendorId: null } }) },
    },
  ],
});
