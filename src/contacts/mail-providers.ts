/**
 * Domains where anybody may have an e-mail address, so that two people of one name who share it needn't be one. The largest
 * providers of the world and of single countries; who uses a smaller one is found too often rather than never.
 */
export const mailProviders = `
  aol.com att.net bellsouth.net bigpond.com bk.ru bluewin.ch bol.com.br bt.com btinternet.com charter.net comcast.net cox.net daum.net
  email.com fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net
  hey.com home.nl hotmail.be hotmail.ca hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.se
  hushmail.com icloud.com inbox.com inbox.ru interia.pl juno.com kpnmail.nl laposte.net libero.it list.ru live.ca live.co.uk live.com
  live.de live.fr live.it live.nl live.se mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com o2.pl online.no onet.pl
  optonline.net orange.fr outlook.com outlook.de outlook.es outlook.fr outlook.it outlook.jp pm.me posteo.de proton.me protonmail.ch
  protonmail.com qq.com rediffmail.com rocketmail.com rogers.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com sky.com sohu.com
  spray.se sympatico.ca t-online.de talktalk.net telenet.be telia.com tiscali.it tuta.com tutanota.com ukr.net uol.com.br verizon.net
  virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xs4all.nl xtra.co.nz ya.ru yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com
  yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com ziggo.nl
  126.com 163.com`.match(/\S+/g) as string[]
