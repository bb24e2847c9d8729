import type { Kind } from '../../../console/import/profile.ts'

/** A file of another product: its header row, with some rows, and the columns that each header should be proposed for; others for none. */
export type ProductFile = {
  product: string
  kind: Kind
  headers: string
  rows?: string[]
  want: Record<string, string>
}

// Header rows as the products write them, which public code and documentation attest.

const outlookAddress = { 'Business Street': 'address', 'Business City': 'city', 'Business State': 'state' }

export const productFiles: ProductFile[] = [
  {
    product: 'HubSpot',
    kind: 'contacts',
    headers:
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Last Activity Date,Lead Status,Marketing contact status,Create Date,Associated Company,Associated Company IDs,Lifecycle Stage,Job Title,Mobile Phone Number,Street Address,City,State/Region,Postal Code,Country/Region,Original Source,Website URL',
    rows: [
      '151,Anna,Weber,anna@weber-bau.test,+49 30 1234567,Marta Ruiz,2026-03-01 10:00,Open,Marketing contact,2025-01-02 09:30,Weber Bau GmbH,9001,Marketing Qualified Lead,Buyer,+49 170 1,Hauptstr. 1,Berlin,BE,10115,Germany,Organic Search,weber-bau.test'
    ],
    want: {
      'First Name': 'first_name',
      'Last Name': 'last_name',
      Email: 'email',
      'Phone Number': 'phone',
      'Contact owner': 'owner_email',
      'Associated Company': 'company_name',
      'Lifecycle Stage': 'lifecycle_stage',
      'Job Title': 'title',
      'Mobile Phone Number': 'mobile',
      'Street Address': 'address',
      City: 'city',
      'State/Region': 'state',
      'Postal Code': 'postal_code',
      'Country/Region': 'country',
      'Original Source': 'lead_source'
    }
  },
  {
    product: 'HubSpot',
    kind: 'companies',
    headers:
      'Record ID,Company name,Company owner,Create Date,Phone Number,Last Activity Date,City,Country/Region,Industry,Company Domain Name,Website URL,Street Address,State/Region,Postal Code,Number of Employees,Annual Revenue,Description,LinkedIn Company Page,Lifecycle Stage',
    rows: [
      '77,Weber Bau GmbH,Marta Ruiz,2025-01-02 09:30,+49 30 1,2026-01-01 10:00,Berlin,Germany,CONSTRUCTION,weber-bau.test,https://weber-bau.test,Hauptstr. 1,BE,10115,1200,12500000,Builders,https://linkedin.test/company/weber,Customer'
    ],
    want: {
      'Company name': 'name',
      'Company owner': 'owner_email',
      'Phone Number': 'phone',
      City: 'city',
      'Country/Region': 'country',
      Industry: 'industry',
      'Company Domain Name': 'domain',
      'Website URL': 'website',
      'Street Address': 'address',
      'State/Region': 'state',
      'Postal Code': 'postal_code',
      'Number of Employees': 'employee_count',
      'Annual Revenue': 'annual_revenue',
      Description: 'description',
      'LinkedIn Company Page': 'network_url'
    }
  },
  {
    product: 'HubSpot',
    kind: 'deals',
    headers:
      'Record ID,Deal Name,Deal Stage,Pipeline,Amount,Close Date,Deal owner,Deal probability,Deal Type,Associated Contact,Associated Company,Associated Contact IDs,Associated Company IDs,Create Date',
    rows: [
      '5,New roof,Closed Won,Sales Pipeline,12000.50,2026-03-31 00:00,Marta Ruiz,0.6,New Business,Anna Weber (anna@weber-bau.test),Weber Bau GmbH,151,77,2026-01-01 10:00'
    ],
    want: {
      'Deal Name': 'name',
      'Deal Stage': 'stage_name',
      Pipeline: 'pipeline_name',
      Amount: 'value',
      'Close Date': 'expected_close_date',
      'Deal owner': 'owner_email',
      'Associated Contact': 'contact_email',
      'Associated Company': 'company_name'
    }
  },
  {
    product: 'HubSpot',
    kind: 'activities',
    headers:
      'Record ID,Call Title,Call notes,Activity date,Activity assigned to,Call outcome,Call duration (HH:mm:ss),Associated Contact,Associated Company,Associated Deal',
    rows: [
      '8,Called about roof,He calls back,2026-03-01 10:00,Marta Ruiz,Connected,00:03:10,Anna Weber (anna@w.test),Weber Bau GmbH,New roof'
    ],
    want: {
      'Call Title': 'subject',
      'Call notes': 'body',
      'Activity date': 'scheduled_at',
      'Activity assigned to': 'owner_email',
      'Associated Contact': 'contact_email',
      'Associated Company': 'company_name',
      'Associated Deal': 'deal_name'
    }
  },
  {
    product: 'Pipedrive',
    kind: 'contacts',
    headers:
      'Person - ID,Person - Name,Person - First name,Person - Last name,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Email - Other,Person - Phone - Work,Person - Phone - Home,Person - Phone - Mobile,Person - Phone - Other,Person - Owner,Person - Label,Person - Open deals',
    rows: ['3,Anna Weber,Anna,Weber,Weber Bau GmbH,anna@weber-bau.test,,,+49 30 1,,+49 170 1,,Marta Ruiz,Hot lead,2'],
    want: {
      'Person - First name': 'first_name',
      'Person - Last name': 'last_name',
      'Person - Organization': 'company_name',
      'Person - Email - Work': 'email',
      'Person - Phone - Work': 'phone',
      'Person - Phone - Mobile': 'mobile',
      'Person - Owner': 'owner_email',
      'Person - Label': 'tags'
    }
  },
  {
    product: 'Pipedrive',
    kind: 'companies',
    headers:
      'Organization - ID,Organization - Name,Organization - Label,Organization - Address,Organization - Owner,Organization - People,Organization - City/town/village/locality of Address,Organization - State/county of Address,Organization - Country of Address,Organization - ZIP/Postal code of Address',
    rows: ['9,Weber Bau GmbH,Customer,"Hauptstr. 1, Berlin",Marta Ruiz,3,Berlin,Berlin,Germany,10115'],
    want: {
      'Organization - Name': 'name',
      'Organization - Label': 'tags',
      'Organization - Address': 'address',
      'Organization - Owner': 'owner_email',
      'Organization - City/town/village/locality of Address': 'city',
      'Organization - State/county of Address': 'state',
      'Organization - Country of Address': 'country',
      'Organization - ZIP/Postal code of Address': 'postal_code'
    }
  },
  {
    product: 'Pipedrive',
    kind: 'deals',
    headers:
      'Deal - ID,Deal - Title,Deal - Organization,Deal - Contact person,Deal - Value,Deal - Currency of Value,Deal - Pipeline,Deal - Stage,Deal - Status,Deal - Expected close date,Deal - Won time,Deal - Lost time,Deal - Owner,Deal - Probability',
    rows: [
      '4,New roof,Weber Bau GmbH,Anna Weber,12000,EUR,Sales,Proposal,Won,2026-03-31,2026-03-01 10:00:00,,Marta Ruiz,60'
    ],
    want: {
      'Deal - Title': 'name',
      'Deal - Organization': 'company_name',
      'Deal - Value': 'value',
      'Deal - Currency of Value': 'currency',
      'Deal - Pipeline': 'pipeline_name',
      'Deal - Stage': 'stage_name',
      'Deal - Status': 'status',
      'Deal - Expected close date': 'expected_close_date',
      'Deal - Won time': 'actual_close_date',
      'Deal - Owner': 'owner_email',
      'Deal - Probability': 'probability'
    }
  },
  {
    product: 'Pipedrive',
    kind: 'activities',
    headers:
      'Activity - ID,Activity - Type,Activity - Subject,Activity - Due date,Activity - Due time,Activity - Duration,Activity - Assigned to user,Activity - Note,Activity - Done,Activity - Deal,Activity - Contact person,Activity - Organization,Activity - Priority,Activity - Marked as done time',
    rows: [
      '1,Call,Ask for plans,2026-03-03,10:00,00:30,Marta Ruiz,Plans,Done,New roof,Anna Weber,Weber Bau GmbH,High,2026-03-03 10:30:00'
    ],
    want: {
      'Activity - Type': 'activity_type',
      'Activity - Subject': 'subject',
      'Activity - Due date': 'due_date',
      'Activity - Assigned to user': 'owner_email',
      'Activity - Note': 'body',
      'Activity - Done': 'status',
      'Activity - Deal': 'deal_name',
      'Activity - Organization': 'company_name',
      'Activity - Priority': 'priority',
      'Activity - Marked as done time': 'completed_at'
    }
  },
  {
    product: 'Salesforce report',
    kind: 'contacts',
    headers:
      'Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Phone,Fax,Mobile,Email,Account Owner,Lead Source',
    rows: [
      'Ms.,Anna,Weber,Buyer,Weber Bau GmbH,Hauptstr. 1,Berlin,BE,10115,Germany,030 1,,0170 1,anna@weber-bau.test,Marta Ruiz,Web'
    ],
    want: {
      'First Name': 'first_name',
      'Last Name': 'last_name',
      Title: 'title',
      'Account Name': 'company_name',
      'Mailing Street': 'address',
      'Mailing City': 'city',
      'Mailing State/Province': 'state',
      'Mailing Zip/Postal Code': 'postal_code',
      'Mailing Country': 'country',
      Phone: 'phone',
      Mobile: 'mobile',
      Email: 'email',
      'Account Owner': 'owner_email',
      'Lead Source': 'lead_source'
    }
  },
  {
    product: 'Salesforce export',
    kind: 'contacts',
    headers:
      'Id,IsDeleted,AccountId,LastName,FirstName,Salutation,Name,OtherStreet,OtherCity,MailingStreet,MailingCity,MailingState,MailingPostalCode,MailingCountry,Phone,MobilePhone,HomePhone,Email,Title,Department,LeadSource,Description,OwnerId,CreatedDate',
    rows: [
      '0035g00000AbCdE,0,0015g00000XyZ,Weber,Anna,Ms.,Anna Weber,Nebenstr. 2,Bonn,Hauptstr. 1,Berlin,BE,10115,Germany,030 1,0170 1,,anna@weber-bau.test,Buyer,Purchase,Web,met in May,0055g00000Own,2025-01-02T09:30:00.000Z'
    ],
    want: {
      LastName: 'last_name',
      FirstName: 'first_name',
      MailingStreet: 'address',
      MailingCity: 'city',
      MailingState: 'state',
      MailingPostalCode: 'postal_code',
      MailingCountry: 'country',
      Phone: 'phone',
      MobilePhone: 'mobile',
      Email: 'email',
      Title: 'title',
      Department: 'department',
      LeadSource: 'lead_source',
      Description: 'notes'
    }
  },
  {
    product: 'Salesforce report in German',
    kind: 'companies',
    headers:
      'Accountname;Inhaber;Branche;Mitarbeiter;Jahresumsatz;Website;Telefon;Rechnungsanschrift (Straße);Ort;Land;PLZ',
    rows: [
      'Weber Bau GmbH;Marta Ruiz;Bau;1.200;EUR 12.500.000,00;weber-bau.test;030 1;Hauptstr. 1;Berlin;Deutschland;10115'
    ],
    want: {
      Accountname: 'name',
      Inhaber: 'owner_email',
      Branche: 'industry',
      Mitarbeiter: 'employee_count',
      Jahresumsatz: 'annual_revenue',
      Website: 'website',
      Telefon: 'phone',
      Ort: 'city',
      Land: 'country',
      PLZ: 'postal_code'
    }
  },
  {
    product: 'Salesforce report',
    kind: 'deals',
    headers:
      'Opportunity Owner,Account Name,Opportunity Name,Stage,Fiscal Period,Amount,Amount Currency,Expected Revenue,Probability (%),Age,Close Date,Created Date,Next Step,Lead Source,Type',
    rows: [
      'Marta Ruiz,Weber Bau GmbH,New roof,Proposal,Q1-2026,12000.50,EUR,7200.30,60,12,12/31/2026,1/2/2026,Call,Web,New'
    ],
    want: {
      'Opportunity Owner': 'owner_email',
      'Account Name': 'company_name',
      'Opportunity Name': 'name',
      Stage: 'stage_name',
      Amount: 'value',
      'Amount Currency': 'currency',
      'Probability (%)': 'probability',
      'Close Date': 'expected_close_date'
    }
  },
  {
    product: 'Salesforce report',
    kind: 'activities',
    headers: 'Subject,Type,Date,Priority,Status,Company / Account,Contact,Opportunity,Assigned,Full Comments',
    rows: ['Call about roof,Call,12/31/2026,Normal,Completed,Weber Bau GmbH,Anna Weber,New roof,Marta Ruiz,Calls back'],
    want: {
      Subject: 'subject',
      Type: 'activity_type',
      Date: 'scheduled_at',
      Priority: 'priority',
      Status: 'status',
      'Company / Account': 'company_name',
      Opportunity: 'deal_name',
      Assigned: 'owner_email',
      'Full Comments': 'body'
    }
  },
  {
    product: 'Google Contacts',
    kind: 'contacts',
    headers:
      'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value',
    rows: [
      'Anna,,Weber,,,,Dr.,,,,Weber Bau GmbH,Buyer,Purchase,,met in May,,* myContacts,* Work,anna@weber-bau.test,Home,anna@home.test,Work,+49 30 1,Mobile,+49 170 1,Work,,Hauptstr. 1,Berlin,,BE,10115,DE,,Work,weber-bau.test'
    ],
    want: {
      'First Name': 'first_name',
      'Last Name': 'last_name',
      'Organization Name': 'company_name',
      'Organization Title': 'title',
      'Organization Department': 'department',
      Notes: 'notes',
      Labels: 'tags',
      'E-mail 1 - Value': 'email',
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'mobile',
      'Address 1 - Street': 'address',
      'Address 1 - City': 'city',
      'Address 1 - Region': 'state',
      'Address 1 - Postal Code': 'postal_code',
      'Address 1 - Country': 'country'
    }
  },
  {
    product: 'Outlook',
    kind: 'contacts',
    headers:
      'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home Postal Code,Business Fax,Business Phone,Business Phone 2,Home Phone,Mobile Phone,Other Phone,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,Categories,Notes,Web Page',
    rows: [
      'Dr.,Anna,,Weber,,Weber Bau GmbH,Purchase,Buyer,Hauptstr. 1,,Berlin,BE,10115,Germany,,,,,030 1,,,0170 1,,anna@weber-bau.test,SMTP,Anna Weber,,Customers,met in May,weber-bau.test'
    ],
    want: {
      'First Name': 'first_name',
      'Last Name': 'last_name',
      Company: 'company_name',
      Department: 'department',
      'Job Title': 'title',
      ...outlookAddress,
      'Business Postal Code': 'postal_code',
      'Business Country/Region': 'country',
      'Business Phone': 'phone',
      'Mobile Phone': 'mobile',
      'E-mail Address': 'email',
      Categories: 'tags',
      Notes: 'notes'
    }
  },
  {
    product: 'Outlook in German',
    kind: 'contacts',
    headers:
      'Anrede;Vorname;Weitere Vornamen;Nachname;Suffix;Firma;Abteilung;Position;Straße geschäftlich;Ort geschäftlich;Region geschäftlich;Postleitzahl geschäftlich;Land/Region geschäftlich;Telefon geschäftlich;Mobiltelefon;E-Mail-Adresse;Kategorien;Notizen',
    rows: [
      'Frau;Anna;;Weber;;Weber Bau GmbH;Einkauf;Einkäuferin;Hauptstr. 1;Berlin;BE;10115;Deutschland;030 1;0170 1;anna@weber-bau.test;Kunden;im Mai getroffen'
    ],
    want: {
      Vorname: 'first_name',
      Nachname: 'last_name',
      Firma: 'company_name',
      Abteilung: 'department',
      Position: 'title',
      'Straße geschäftlich': 'address',
      'Ort geschäftlich': 'city',
      'Region geschäftlich': 'state',
      'Postleitzahl geschäftlich': 'postal_code',
      'Land/Region geschäftlich': 'country',
      'Telefon geschäftlich': 'phone',
      Mobiltelefon: 'mobile',
      'E-Mail-Adresse': 'email',
      Kategorien: 'tags',
      Notizen: 'notes'
    }
  },
  {
    product: 'Mailchimp',
    kind: 'contacts',
    headers:
      'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
    rows: [
      'anna@weber-bau.test,Anna,Weber,"Hauptstr. 1, Berlin",030 1,03/14,2,,,2025-01-02 09:30:00,203.0.113.4,52.5,13.4,1,2,Europe/Berlin,DE,BE,2025-01-02 09:30:00,1234,ab12cd,,"""fair"",""vip"""'
    ],
    want: {
      'Email Address': 'email',
      'First Name': 'first_name',
      'Last Name': 'last_name',
      Address: 'address',
      'Phone Number': 'phone',
      REGION: 'state',
      NOTES: 'notes',
      TAGS: 'tags'
    }
  },
  {
    product: 'LinkedIn',
    kind: 'contacts',
    headers: 'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    rows: ['Anna,Weber,https://www.linkedin.test/in/anna,anna@weber-bau.test,Weber Bau GmbH,Buyer,01 Jan 2026'],
    want: {
      'First Name': 'first_name',
      'Last Name': 'last_name',
      'Email Address': 'email',
      Company: 'company_name',
      Position: 'title'
    }
  },
  {
    product: 'a French spreadsheet',
    kind: 'contacts',
    headers:
      'Prénom;Nom;Adresse e-mail;Téléphone;Portable;Fonction;Service;Société;Rue;Ville;Code postal;Pays;Remarques',
    want: {
      Prénom: 'first_name',
      Nom: 'last_name',
      'Adresse e-mail': 'email',
      Téléphone: 'phone',
      Portable: 'mobile',
      Fonction: 'title',
      Service: 'department',
      Société: 'company_name',
      Rue: 'address',
      Ville: 'city',
      'Code postal': 'postal_code',
      Pays: 'country',
      Remarques: 'notes'
    }
  },
  {
    product: 'a Spanish spreadsheet',
    kind: 'contacts',
    headers:
      'Nombre;Apellidos;Correo electrónico;Teléfono;Móvil;Cargo;Departamento;Empresa;Dirección;Ciudad;Provincia;Código postal;País;Etiquetas',
    want: {
      Nombre: 'first_name',
      Apellidos: 'last_name',
      'Correo electrónico': 'email',
      Teléfono: 'phone',
      Móvil: 'mobile',
      Cargo: 'title',
      Departamento: 'department',
      Empresa: 'company_name',
      Dirección: 'address',
      Ciudad: 'city',
      Provincia: 'state',
      'Código postal': 'postal_code',
      País: 'country',
      Etiquetas: 'tags'
    }
  },
  {
    product: 'a Dutch spreadsheet',
    kind: 'companies',
    headers:
      'Bedrijfsnaam;Branche;Aantal medewerkers;Omzet;Telefoon;Website;Straat;Plaats;Provincie;Postcode;Land;Opmerkingen',
    want: {
      Bedrijfsnaam: 'name',
      Branche: 'industry',
      'Aantal medewerkers': 'employee_count',
      Omzet: 'annual_revenue',
      Telefoon: 'phone',
      Website: 'website',
      Straat: 'address',
      Plaats: 'city',
      Provincie: 'state',
      Postcode: 'postal_code',
      Land: 'country',
      Opmerkingen: 'notes'
    }
  },
  {
    product: 'a German spreadsheet',
    kind: 'deals',
    headers: 'Name der Opportunity;Betrag;Währung;Phase;Wahrscheinlichkeit (%);Schlusstermin;Unternehmen',
    rows: ['Neues Dach;12.500,00;EUR;Angebot;50%;31.12.2026;Weber Bau GmbH'],
    want: {
      'Name der Opportunity': 'name',
      Betrag: 'value',
      Währung: 'currency',
      Phase: 'stage_name',
      'Wahrscheinlichkeit (%)': 'probability',
      Schlusstermin: 'expected_close_date',
      Unternehmen: 'company_name'
    }
  }
]
