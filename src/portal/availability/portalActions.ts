import { createAction } from '@reduxjs/toolkit';
import type { PortalStatus } from '@/domain/portal';

/** There is one portal. */
export const PORTAL = 'portal';

export const portalStatusRequested = createAction<PortalStatus>('portal/statusRequested');
