/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useNotifications } from './use-notifications.client';

test('outside its provider the notification hook throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useNotifications())).toThrow(
    'useNotifications must be used within a NotificationsProvider',
  );
});
