import type { Visit } from '@/data/schema/visit';

/** When and where the shop can be visited. What is taken out is left out of the pages. */
export const visit: Visit = {
  email: 'orders@duka.example',
  /** Degrees. Without it no map and no directions are shown. */
  location: { lat: -0.5125, lng: 36.2575 },
  /**
   * The pages say these hours in words; whether the shop is open now, and the day an order arrives,
   * follow them. For midnight, and for both ends of a whole day: 00:00.
   */
  openingHours: [
    {
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
  /** Holidays on which it is closed against these hours: no order leaves or arrives on them. */
  closedDays: ['2026-05-01'],
};
