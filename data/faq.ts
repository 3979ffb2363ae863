import type { Faq } from '@/data/schema/faq';

/** The questions on Contact. */
export const faq: Faq = [
  {
    question: 'How can I pay?',
    answer:
      'M-Pesa to our till, bank paybill, cash on delivery, M-Pesa send money, PayPal or card. The cart has the numbers, and says where you can pay on delivery. You can pay our till from Airtel Money too. For bank transfer ask us on WhatsApp.',
    sample: true,
    sw: {
      question: 'Ninaweza kulipaje?',
      answer:
        'M-Pesa kwa till yetu, paybill ya benki, pesa taslimu ukipokea, kutuma pesa kwa M-Pesa, PayPal au kadi. Kikapu kina nambari zote, na kinaonyesha mahali unapoweza kulipa ukipokea. Unaweza pia kulipa till yetu kwa Airtel Money. Ukitaka kutuma kutoka benki, tuulize kwa WhatsApp.',
      sample: true,
    },
  },
  {
    question: 'How long does delivery take?',
    answer:
      '{deliveryTime} to Nairobi CBD, {town}, Juja and Ruiru. {laterDeliveryTime} elsewhere. {sameDayDispatch}.',
    sample: true,
    sw: {
      question: 'Usafirishaji huchukua muda gani?',
      answer:
        'Nairobi CBD, {town}, Juja na Ruiru ni {deliveryTime}; kwingine ni {laterDeliveryTime}. {sameDayDispatch}.',
      sample: true,
    },
  },
  {
    question: 'What does delivery cost?',
    answer: '{shippingFee}, depending on where you are. We tell you before you pay.',
    sample: true,
    sw: {
      question: 'Usafirishaji ni pesa ngapi?',
      answer: '{shippingFee}, kulingana na mahali ulipo. Tunakuambia kabla hujalipa.',
      sample: true,
    },
  },
  {
    question: 'Can I return something?',
    answer: 'Yes. {returns}, unworn and with tags. Refunds take {refund}.',
    sample: true,
    sw: {
      question: 'Ninaweza kurudisha bidhaa?',
      answer:
        'Ndiyo. {returns}, ikiwa haijavaliwa na ina lebo zake. Kurejeshewa pesa huchukua {refund}.',
      sample: true,
    },
  },
  {
    question: 'Do you sell wholesale?',
    answer: 'Yes. {wholesale}. Tell us the sizes on WhatsApp and we send you the total.',
    sample: true,
    sw: {
      question: 'Mnauza kwa bei ya jumla?',
      answer: 'Ndiyo. {wholesale}. Tuambie saizi kwa WhatsApp, nasi tutakutumia kiasi chote.',
      sample: true,
    },
  },
  {
    question: 'Which size should I take?',
    answer:
      'Tell us the size you wear now, or the length of the foot in centimetres. We measure before we send it.',
    sample: true,
    sw: {
      question: 'Nichukue saizi gani?',
      answer:
        'Tuambie saizi unayovaa sasa, au urefu wa unyayo wako kwa sentimita. Tunapima kabla ya kutuma.',
      sample: true,
    },
  },
];
