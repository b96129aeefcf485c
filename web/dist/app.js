var Vr=class extends Error{},hw=826692931;function og(n){if(n.byteLength<8)throw new Vr("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==hw)throw new Vr("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Vr("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new Vr("the head of the frame cannot be read")}let r=8+Math.ceil(t/4)*4,s=new Uint8Array(n,Math.min(r,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>s.byteLength)throw new Vr(`the samples of ${o.name} are cut off`);if(fw(o)*dw(o)!==o.bytes)throw new Vr(`the blocks of ${o.name} do not add up`)}return{head:i,data:s}}function ag(n,e){let{head:t,data:i}=n,r=[],[s,o]=[t.x0??0,t.y0??0];(s!==e.x0||o!==e.y0)&&e.fields.clear(),e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,[e.x0,e.y0]=[s,o],[e.mapColumns,e.mapRows]=t.map??[t.columns,t.rows],e.spacing=t.spacing,e.preview=t.preview===!0;for(let a of t.fields){if(a.blocks.length===0)continue;let l=pw(e,a),c=i.subarray(a.offset,a.offset+a.bytes);mw(a,c,l),l.version=++e.versions,r.push(a.name)}return r}function Pd(n){let e=[n.firstRow,n.endRow];return n.firstRow=n.rows,n.endRow=0,e}function lg(){return{tick:0,columns:0,rows:0,x0:0,y0:0,mapColumns:0,mapRows:0,spacing:1,preview:!1,versions:0,fields:new Map}}function dw(n){return n.format==="u16"?2:1}function cg(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,r=Math.floor(e/t)*n.block;return[i,r,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-r)]}function fw(n){let e=0;for(let t of n.blocks){let[,,i,r]=cg(n,t);if(i<=0||r<=0)throw new Vr(`${n.name} has no block ${t}`);e+=i*r}return e}function pw(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),r=e.columns*e.rows,s=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(r):new Float32Array(r).fill(e.low),version:0,firstRow:e.rows,endRow:0};return s.low=e.low,s.high=e.high,s.stride=e.stride,n.fields.set(e.name,s),s}function mw(n,e,t){let i=t.firstRow,r=t.endRow,s=n.format==="u8"?e:gw(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,h,d]=cg(n,l);for(let f=0;f<d;f++){let p=(u+f)*t.columns+c;if(n.format==="u8")t.values.set(s.subarray(a,a+h),p);else for(let x=0;x<h;x++)t.values[p+x]=n.low+o*s[a+x];a+=h}i=Math.min(i,u),r=Math.max(r,u+d)}t.firstRow=i,t.endRow=r}function gw(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var $s=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function hg(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function vw(n){return Math.min(5e3,250*2**Math.min(n,5))}var Ql=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=r=>this.received(r.data),i.onclose=r=>this.lost(r.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,...[t]){let i=this.next++;return new Promise((r,s)=>{if(!this.connected){s(new $s("The studio is not connected."));return}this.waiting.set(i,{resolve:r,reject:s}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new $s(await ug(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new $s(await ug(i));return i.json()}link(e){return this.base+e.split("/").map(encodeURIComponent).join("/")}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(og(e))}catch(r){this.listener.event({event:"warning",sentence:r.message})}return}let t=JSON.parse(String(e));if("event"in t){this.listener.event(t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new $s(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new $s("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),vw(this.attempt++)))}};async function ug(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var Ht,pg,xw,ms,Ld,sc,mg,tc,gg,Dd,Id,_w,Xa=Symbol.for("pv"),oc={},ac=[],yw=/^m(i|n|o|s|text|space)$/,kd=Array.isArray,vg=ac.slice,Ys=Object.assign;function qs(n){n&&n.parentNode&&n.remove()}function nc(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xa,__v:r||++pg,__i:-1,__u:0};return!r&&Ht.vnode&&Ht.vnode(s),s}function ei(n){return n.children}function ic(n,e){this.props=n,this.context=e,this.__g=0}function gs(n,e){if(e==null)return n.__&&gs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:gs(n)}function bw(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=Ys({constructor:Xa},t)).__v=t.__v+1,Ht.vnode&&Ht.vnode(e),Nd(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||gs(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,wg(r,e,s),t.__=t.__e=null,e.__e!=i&&xg(e))}function xg(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),xg(n)}function dg(n){(8&n.__g||(n.__g|=8,ms.push(n),sc++))&&Ld==Ht.debounceRendering||((Ld=Ht.debounceRendering)||queueMicrotask)(_g)}function _g(){try{for(var n,e=1;ms.length;)ms.length>e&&ms.sort(mg),n=ms.shift(),e=ms.length,8&n.__g&&bw(n)}finally{(sc=ms.length)&&(Ld||queueMicrotask)(_g)}}function yg(n,e,t,i,r,s,o,a,l,c,u){var h,d,f,p,x,m,v=i.__k||ac,y=e.length;for(l=Mw(t,e,v,l,y),h=0;h<y;h++)(f=t.__k[h])!=null&&(d=~f.__i&&v[f.__i]||oc,f.__i=h,m=Nd(n,f,d,r,s,o,a,l,c,u),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Fd(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||p,f)),x=x||p,4&f.__u?(l=bg(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:p&&(l=p.nextSibling),f.__u&=-21);return t.__e=x,l}function Mw(n,e,t,i,r){var s,o,a,l,c,u,h,d,f,p=t.length,x=p,m=0,v=0,y=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=y[s]=nc(null,o):kd(o)?o=y[s]=nc(ei,{children:o}):o.constructor===Xa&&o.__b?o=y[s]=nc(o.type,o.props,o.key,o.ref,o.__v):y[s]=o,l=s+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=ww(o,t,l,x))&&(x--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,v=1)):(~c||(r>p?m--:r<p&&m++),typeof o.type!="function"&&(o.__u|=4))):y[s]=null;if(v){for(u=[],h=[],s=0;s<r;s++)if((o=y[s])&&16&o.__u){for(m=0,d=u.length;m<d;)u[f=m+d>>1]<o.__i?m=f+1:d=f;u[m]=o.__i,h[s]=m+1}for(m=u.length;s--;)h[s]&&(h[s]==m?m--:y[s].__u|=4)}if(x)for(s=0;s<p;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=gs(a)),Ud(a,a));return i}function bg(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=bg(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=gs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ww(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function fg(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function ec(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||fg(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||fg(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Id[e]||(Id[e]=Sw(e)),(n.__a||(n.__a={}))[e]=Dd,s=e!=(e=e.replace(gg,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function Sw(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[tc]==null)e[tc]=Dd++;else if(e[tc]<this.__a[n])return;return t(Ht.event?Ht.event(e):e)}}}function Nd(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,p,x,m,v,y,T,M,P,C,_,E,H,F,I,W=e.type;if(e.constructor!==Xa)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=s=[],u.nodeType==8?a=rc(u,s):s.push(u),a=s[0]||a),(u=Ht.__b)&&u(e);e:if(typeof W=="function"){d=o.length;try{if(v=e.props,y=(u=W.prototype)&&u.render,T=(u=W.contextType)&&i[u.__c],M=u?T?T.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(y?e.__c=f=new W(v,M):(e.__c=f=new ic(v,M),f.constructor=W,f.render=Tw),T&&T.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),W.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Ys({},f.__s)),Ys(f.__s,W.getDerivedStateFromProps(v,f.__s)))),p=f.props,x=f.state,f.__v=e,t.__c){if(v!==p&&y&&!W.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,M),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,M)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(X){X&&(X.__=e)}),ac.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=gs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,M),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,x,m)})}else y&&!W.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=M,f.props=v,f.__P=n,f.__g&=-5,P=Ht.__r,C=y?25:0;do f.__g&=-9,P&&P(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++C<25);y&&(ac.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Ys({},i,f.getChildContext())),y&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(p,x)),_=u&&u.type===ei&&u.key==null?u.props.children:u,v.__P&&(u=a,r=(n=v.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(X){X&&Ud(X,X)}),t.__k=null),a=t.__k?gs(t,0):null),a=yg(n,kd(_)?_:[_],e,t,i,r,s,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(qs),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(X){if(o.length=d,e.__v=null,l||s)if(X&&X.then){if(e.__u|=128|l,s){for(~(F=s.indexOf(a||void 0))||(F=s.length);(I=s[F-1])&&I.nodeType==8;)F--;for(;F<s.length;F++)if(I=s[F])if(s[F]=null,E){if(I==H)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(H=rc(E=I))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;E=a}(u=rc(E=e.__c.__z||(e.__c.__z=E)))?(e.__e=E,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(qs);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),X&&X.then||Mg(e),Ht.__e(X,e,t)}}else a=e.__e=Ew(t.__e,e,t,i,r,s,o,l,c,n);return(u=Ht.diffed)&&u(e),a}function rc(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Mg(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Mg))}function wg(n,e,t){for(var i=0;i<t.length;)Fd(t[i++],t[i++],t[i++]);Ht.__c&&Ht.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){Ht.__e(s,r.__v)}})}function Ew(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,p,x,m,v,y=t.props||oc,T=e.props,M=e.type;if(M=="svg"?r="http://www.w3.org/2000/svg":M=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((p=s[u])&&(M?p.localName==M:p.nodeType==3)){n=p,s[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!M)return v.createTextNode(T);n=v.createElementNS(r,M,T.is?T:c),a&&(Ht.__m&&Ht.__m(e,s),a=!1),s=null}if(M){if(c=M=="template"&&n.content||n,s=M=="textarea"&&T.defaultValue!=null?null:s&&vg.call(c.childNodes),!a&&s)for(y={},u=0;u<n.attributes.length;u++)y[(p=n.attributes[u]).name]=p.value;for(u in y)p=y[u],u=="dangerouslySetInnerHTML"?d=p:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||ec(n,u,null,p,r);for(u in T)p=T[u],u=="children"?f=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?x=p:u=="checked"?m=p:a&&typeof p!="function"||y[u]===p||ec(n,u,p,y[u],r);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(M=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&yw.test(M))&&(r="http://www.w3.org/1999/xhtml"),yg(c,kd(f)?f:[f],e,t,i,r,s,o,s?s[0]:t.__k&&gs(t,0),a,l),s&&s.some(qs)),a&&M!="textarea"||(u="value",M=="progress"&&x==null?n.removeAttribute(u):x==null||x===n[u]&&(M!="progress"||x)||ec(n,u,x,y[u],r),u="checked",m!=null&&m!=n[u]&&ec(n,u,m,y[u],r))}else y===T||a&&n.data==T||(n.data=T);return n}function Fd(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){Ht.__e(r,t)}}function Ud(n,e,t){var i,r,s,o;if(Ht.unmount&&Ht.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Fd(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ht.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Ud(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=rc(i,s=[]))&&(i==n.__e&&s.some(qs),qs(r),qs(i)),t||qs(n.__e),n.__e=n.__c=n.__=null}function Tw(n,e,t){return this.constructor(n,t)}function Sg(n,e){var t,i,r,s;Ht.__&&Ht.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=nc(ei,{children:[n]}),r=[],s=[],Nd(e,e.__k,i||oc,oc,e.namespaceURI,i?null:e.firstChild?vg.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),wg(r,e.__k,s),e.__k.props.children=null}Ht={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw sc=0,n}},pg=0,xw=function(n){return n!=null&&n.constructor===Xa},ic.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Ys({},this.state)),typeof n=="function"&&(n=n(Ys({},t),this.props)),n&&(Ys(t,n),this.__v&&(e&&this.__k.push(e),dg(this)))},ic.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),dg(this))},ic.prototype.render=ei,ms=[],sc=0,mg=function(n,e){return n.__v.__b-e.__v.__b},tc=Symbol(),gg=/(PointerCapture)$|Capture$/i,Dd=0,Id={},_w=0;var Fo,Pn,Od,Eg,Bd=Object.is,lc=0,kg=[],zd=[],Mn=Ht,Tg=Mn.__b,Ag=Mn.__r,Rg=Mn.diffed,Cg=Mn.__c,Pg=Mn.unmount,Lg=Mn.__;function cc(n,e){Mn.__h&&Mn.__h(Pn,n,lc||e),lc=0;var t=Pn.__H||(Pn.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function vt(n){return lc=1,Aw(Ng,n)}function Aw(n,e,t){var i=cc(Fo++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):Ng(void 0,e),function(s){var o=(i.__N||i.__)[0],a=i.t(o,s);Bd(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=Pn,!Pn.__f)){Pn.__f=!0;var r=Pn.shouldComponentUpdate;Pn.shouldComponentUpdate=function(s,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=s;if(l.__.some(function(d){d.__N&&(c=!0,Bd(d.__[0],d.__N[0])||(u=!0))}),r){var h=r.call(this,s,o,a);return c?h||u:h}return!c||u}}return i.__}function Nt(n,e){var t=cc(Fo++,3);!Mn.__s&&Vd(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Pn.__H.__h.push(t))}function uc(n,e){var t=cc(Fo++,4);!Mn.__s&&Vd(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Pn.__h.push(t))}function $t(n){return lc=5,Rw(function(){return{current:n}},[])}function Rw(n,e){var t=cc(Fo++,7);return Vd(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function Cw(){var n;do{for(;n=zd.shift();)try{$a(n)}catch(t){Mn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=kg.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some($a),e.__h.some(Hd),e.__h=[]}catch(t){e.__h=[],Mn.__e(t,n.__v)}}}while(zd.length)}Mn.__b=function(n){Pn=null,Tg&&Tg(n)},Mn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),Lg&&Lg(n,e)},Mn.__r=function(n){Ag&&Ag(n),Fo=0;var e=(Pn=n.__c).__H;e&&(Od==Pn?Pn.__h=[]:(e.__h.some($a),e.__h.some(Hd),Fo=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Od=Pn},Mn.diffed=function(n){Rg&&Rg(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Dg(kg.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Od=Pn=null},Mn.__c=function(n,e){e.some(function(t){try{t.__h.some($a),t.__h=t.__h.filter(function(i){return!i.__||Hd(i)})}catch(i){t.__h=[function(){throw i}]}}),Cg&&Cg(n,e)},Mn.unmount=function(n){Pg&&Pg(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Dg(zd.push(r))}else $a(r)}catch(s){e=s}}),i.__H=void 0,e&&Mn.__e(e,i.__v))};var Ig=typeof requestAnimationFrame=="function";function Pw(n){var e,t=function(){clearTimeout(i),Ig&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Ig&&(e=requestAnimationFrame(t))}function Dg(n){n!=1&&Eg==Mn.requestAnimationFrame||((Eg=Mn.requestAnimationFrame)||Pw)(Cw)}function $a(n){var e=Pn,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Pn=e}function Hd(n){var e=Pn;n.__c=n.__(),Pn=e}function Vd(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Bd(t,n[i])})}function Ng(n,e){return typeof e=="function"?e(n):e}var _i=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function se(n,e){let[,t]=vt(0),i=e(n.value),r=$t(i);r.current=i;let s=$t(e);return s.current=e,Nt(()=>{let o=()=>{s.current(n.value)!==r.current&&t(a=>a+1)};return o(),n.subscribe(o)},[n]),i}var Lw=4e3,Gd=class{constructor(){this.ticks=[];this.values=new Map}add(e){let{tick:t}=e;if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[r,s]of Object.entries(e))r==="tick"||r==="event"||typeof s!="number"||this.values.has(r)||this.values.set(r,this.ticks.map(()=>null));this.ticks.push(t);for(let[r,s]of this.values){let o=e[r];s.push(typeof o=="number"?o:null)}this.ticks.length>Lw&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((r,s)=>s%2===0||s===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},sr=new Gd,Zs=new _i({version:0});function Fg(n){let e=[],t=(i,r)=>{let s=n.filter(r);s.length>0&&e.push({title:i,names:s}),n=n.filter(o=>!r(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}function Ug(n){return/^(mean_height|lowest|highest)$/.test(n)?"m":n==="water"||n.startsWith("ledger.")?"m3":n==="steps_per_second"?"1/s":""}var Og={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Globe:"Globus",World:"Welt","Turn by itself":"Dreht sich","Day and night":"Tag und Nacht",Hour:"Stunde",Season:"Jahreszeit","day {n}":"Tag {n}",Plates:"Platten","Borders of plates":"Plattengrenzen","Drift of plates":"Drift der Platten","An arrow is the way of {n} million years":"Ein Pfeil ist der Weg von {n} Millionen Jahren","inside a plate":"in einer Platte",converging:"aufeinander zu",diverging:"auseinander",sliding:"aneinander vorbei","sea floor":"Meeresboden",continent:"Kontinent",N:"N",S:"S",E:"O",W:"W","Time that has gone by":"Vergangene Zeit","Once round the globe":"Einmal um den Globus",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt",Weight:"Gewicht","What was read":"Was gelesen wurde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",value:"Wert",deposit:"Ablagerung",ice:"Eis",category:"Klassen",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where left and right meet":"Wo links und rechts sich treffen","3D":"3D",Difference:"Unterschied","How to compare":"Wie verglichen wird",Left:"Links",Right:"Rechts","kept: {branch}, {step}":"behalten: {branch}, {step}","now: {branch}, {step}":"jetzt: {branch}, {step}","The same recipe at two moments":"Dasselbe Rezept zu zwei Zeitpunkten","The recipes are the same":"Die Rezepte sind gleich","One difference of the recipes":"Ein Unterschied der Rezepte","{n} differences of the recipes":"{n} Unterschiede der Rezepte","These lands have other extents: no difference can be drawn.":"Diese Länder sind verschieden groß: Ein Unterschied lässt sich nicht zeichnen.","Right minus left: {name}":"Rechts minus links: {name}","rust is lost, blue-green is gained":"Rost ist verloren, Blaugrün gewonnen","{name}: only on the left":"{name}: nur links","{name}: only on the right":"{name}: nur rechts",on:"an",off:"aus","{n} values":"{n} Werte","No sea":"Kein Meer","It becomes a value of {list}.":"Er wird ein Wert von {list}.","No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.":"Keine Stufe dieses Rezepts kennt ein Meer: Es wird nur in der Ansicht gezeichnet und gehört weder zum Land noch zu seinen Dateien.","For which program":"Für welches Programm","My choice":"Eigene Wahl","It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:":"Es nimmt quadratische Karten von {list} Punkten ohne Rand; hier wird nichts umgerechnet. Das Land selbst kann in so einer Größe gemacht werden:","A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen und die Dateien, die es liest ({list}), sind dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download recipe and files (.zip)":"Rezept und Dateien herunterladen (.zip)","This page answers on this computer alone, so its address cannot be shared; the recipe can.":"Diese Seite antwortet nur auf diesem Rechner, ihre Adresse lässt sich also nicht teilen; das Rezept schon.",More:"Mehr",Presets:"Vorlagen","All settings at one go":"Alle Einstellungen auf einmal",Defaults:"Vorgaben","As in an example":"Wie in einem Beispiel",Mine:"Meine","Save these settings…":"Diese Einstellungen sichern…","Name of the preset":"Name der Vorlage","Name of the new branch":"Name des neuen Zweigs","Save a picture":"Bild sichern","The curves are saved as a table.":"Die Kurven sind als Tabelle gesichert.","Save the curves as a table (CSV)":"Kurven als Tabelle sichern (CSV)","{name} painted":"{name} gemalt","{card} takes the map {map} from now on: {key}.":"{card} nimmt nun die Karte {map}: {key}.","{card} reads the map {map}: {key}.":"{card} liest die Karte {map}: {key}.","The first stroke gives the map {map} to {card}: {key}.":"Der erste Strich gibt {card} die Karte {map}: {key}.","No process of this recipe takes the map {map} yet.":"Noch nimmt kein Vorgang dieses Rezepts die Karte {map}.","Add {card} that does":"{card} hinzufügen, der sie nimmt","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","Written to {place}":"Geschrieben nach {place}","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare, globe":"Land, Karte, Vergleich, Globus","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen","“{text}” is no number: {value} stays.":"„{text}“ ist keine Zahl: {value} bleibt.","{text} lies outside {min} to {max} {unit}: {value} stays.":"{text} liegt außerhalb von {min} bis {max} {unit}: {value} bleibt.","“{text}” is no whole number: {what} takes one, such as 42.":"„{text}“ ist keine ganze Zahl: {what} braucht eine, etwa 42.","“{text}” is no whole number: {value} stays.":"„{text}“ ist keine ganze Zahl: {value} bleibt.","The recipe was changed after this text was begun.":"Das Rezept wurde geändert, nachdem dieser Text begonnen wurde.","Take the text as it is here":"Den Text nehmen, wie er hier steht","{n} classes, told apart by colour; colours repeat and mean no amount":"{n} Klassen, durch Farben getrennt; Farben wiederholen sich und sagen keine Menge","Rivers and slopes answer":"Flüsse und Hänge antworten","The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now.":"Der Strich kommt im Rezept vor ihnen, und sie laufen noch einmal; aus: er liegt auf dem Land, wie es jetzt ist.",Magnify:"Vergrößern","The land has more samples than are drawn: click where to see all of them.":"Das Land hat mehr Punkte als gezeichnet werden: klicken, wo alle zu sehen sein sollen.","{part} of {all}":"{part} von {all}","All of it":"Alles","The world as a globe":"Die Welt als Globus","Wind as streaks":"Wind als Striche",Clouds:"Wolken",Plants:"Pflanzen","Temperature and rain by month under the cursor; a click keeps the place.":"Temperatur und Regen nach Monaten unter dem Zeiger; ein Klick hält den Ort fest.","Temperature and rain by month":"Temperatur und Regen nach Monaten","Warmest {warm}, coldest {cold}.":"Am wärmsten {warm}, am kältesten {cold}.","Wettest {wet}, driest {dry}.":"Am nassesten {wet}, am trockensten {dry}.","Dry months: {n}.":"Trockene Monate: {n}.","Months of frost: {n}.":"Frostmonate: {n}.",kept:"festgehalten","Use the tool in the middle of the view":"Werkzeug in der Mitte der Ansicht benutzen","Clock of the world":"Uhr der Welt","day {d}, year {y}":"Tag {d}, Jahr {y}","class {n}":"Klasse {n}"};var Wd="en";function Bg(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function hc(n){Wd=n}function Wi(){return Wd}function w(n,e={}){return(Wd==="de"?Og[n]??n:n).replace(/\{(\w+)\}/g,(i,r)=>r in e?String(e[r]):i)}var Iw="uplot",Dw="u-hz",kw="u-vt",Nw="u-title",Fw="u-wrap",Uw="u-under",Ow="u-over",Bw="u-axis",js="u-off",zw="u-select",Hw="u-cursor-x",Vw="u-cursor-y",Gw="u-cursor-pt",Ww="u-legend",Xw="u-live",$w="u-inline",qw="u-series",Yw="u-marker",zg="u-label",Zw="u-value",Ya="width",Za="height";var Hg="bottom",Uo="left",Xd="right",cf="#000",Vg=cf+"0",$d="mousemove",Gg="mousedown",qd="mouseup",Wg="mouseenter",Xg="mouseleave",$g="dblclick",Kw="resize",Jw="scroll",qg="change",gc="dppxchange",uf="--",Wo=typeof window<"u",jd=Wo?document:null,Bo=Wo?window:null,jw=Wo?navigator:null,kt,dc;function Qd(){let n=devicePixelRatio;kt!=n&&(kt=n,dc&&tf(qg,dc,Qd),dc=matchMedia(`(min-resolution: ${kt-.001}dppx) and (max-resolution: ${kt+.001}dppx)`),Qs(qg,dc,Qd),Bo.dispatchEvent(new CustomEvent(gc)))}function Ai(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function ef(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function sn(n,e,t){n.style[e]=t+"px"}function or(n,e,t,i){let r=jd.createElement(n);return e!=null&&Ai(r,e),t?.insertBefore(r,i),r}function Xi(n,e){return or("div",n,e)}var Yg=new WeakMap;function Sr(n,e,t,i,r){let s="translate("+e+"px,"+t+"px)",o=Yg.get(n);s!=o&&(n.style.transform=s,Yg.set(n,s),e<0||t<0||e>i||t>r?Ai(n,js):ef(n,js))}var Zg=new WeakMap;function Kg(n,e,t){let i=e+t,r=Zg.get(n);i!=r&&(Zg.set(n,i),n.style.background=e,n.style.borderColor=t)}var Jg=new WeakMap;function jg(n,e,t,i){let r=e+""+t,s=Jg.get(n);r!=s&&(Jg.set(n,r),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var hf={passive:!0},Qw={...hf,capture:!0};function Qs(n,e,t,i){e.addEventListener(n,t,i?Qw:hf)}function tf(n,e,t,i){e.removeEventListener(n,t,hf)}Wo&&Qd();function ar(n,e,t,i){let r;t=t||0,i=i||e.length-1;let s=i<=2147483647;for(;i-t>1;)r=s?t+i>>1:Ri((t+i)/2),e[r]<n?t=r:i=r;return n-e[t]<=e[i]-n?t:i}function T0(n){return(t,i,r)=>{let s=-1,o=-1;for(let a=i;a<=r;a++)if(n(t[a])){s=a;break}for(let a=r;a>=i;a--)if(n(t[a])){o=a;break}return[s,o]}}var A0=n=>n!=null,R0=n=>n!=null&&n>0,_c=T0(A0),eS=T0(R0);function tS(n,e,t,i=0,r=!1){let s=r?eS:_c,o=r?R0:A0;[e,t]=s(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??qt,l??-qt]}function yc(n,e,t,i){let r=t0(n),s=t0(e);n==e&&(r==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Gr:C0,a=r==1?Ri:$i,l=s==1?$i:Ri,c=a(o(Un(n))),u=l(o(Un(e))),h=zo(t,c),d=zo(t,u);return t==10&&(c<0&&(h=Yt(h,-c)),u<0&&(d=Yt(d,-u))),i||t==2?(n=h*r,e=d*s):(n=D0(n,h),e=bc(e,d)),[n,e]}function df(n,e,t,i){let r=yc(n,e,t,i);return n==0&&(r[0]=0),e==0&&(r[1]=0),r}var ff=.1,Qg={mode:3,pad:ff},Ja={pad:0,soft:null,mode:0},nS={min:Ja,max:Ja};function vc(n,e,t,i){return Mc(t)?e0(n,e,t):(Ja.pad=t,Ja.soft=i?0:null,Ja.mode=i?3:0,e0(n,e,nS))}function It(n,e){return n??e}function iS(n,e,t){for(e=It(e,0),t=It(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function e0(n,e,t){let i=t.min,r=t.max,s=It(i.pad,0),o=It(r.pad,0),a=It(i.hard,-qt),l=It(r.hard,qt),c=It(i.soft,qt),u=It(r.soft,-qt),h=It(i.mode,0),d=It(r.mode,0),f=e-n,p=Gr(f),x=hi(Un(n),Un(e)),m=Gr(x),v=Un(m-p);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=qt&&(s=0),d==2&&u!=-qt&&(o=0)));let y=f||x||1e3,T=Gr(y),M=zo(10,Ri(T)),P=y*(f==0?n==0?.1:1:s),C=Yt(D0(n-P,M/10),24),_=n>=c&&(h==1||h==3&&C<=c||h==2&&C>=c)?c:qt,E=hi(a,C<_&&n>=_?_:lr(_,C)),H=y*(f==0?e==0?.1:1:o),F=Yt(bc(e+H,M/10),24),I=e<=u&&(d==1||d==3&&F>=u||d==2&&F<=u)?u:-qt,W=lr(l,F>I&&e<=I?I:hi(I,F));return E==W&&E==0&&(W=100),[E,W]}var rS=new Intl.NumberFormat(Wo?jw.language:"en-US"),pf=n=>rS.format(n),Ci=Math,mc=Ci.PI,Un=Ci.abs,Ri=Ci.floor,Fn=Ci.round,$i=Ci.ceil,lr=Ci.min,hi=Ci.max,zo=Ci.pow,t0=Ci.sign,Gr=Ci.log10,C0=Ci.log2,sS=(n,e=1)=>Ci.sinh(n)*e,Yd=(n,e=1)=>Ci.asinh(n/e),qt=1/0;function n0(n){return(Gr((n^n>>31)-(n>>31))|0)+1}function nf(n,e,t){return lr(hi(n,e),t)}function P0(n){return typeof n=="function"}function St(n){return P0(n)?n:()=>n}var oS=()=>{},L0=n=>n,I0=(n,e)=>e,aS=n=>null,i0=n=>!0,r0=(n,e)=>n==e,lS=/\.\d*?(?=9{6,}|0{6,})/gm,eo=n=>{if(N0(n)||xs.has(n))return n;let e=`${n}`,t=e.match(lS);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${eo(r)}e${s}`}return Yt(n,i)};function Ks(n,e){return eo(Yt(eo(n/e))*e)}function bc(n,e){return eo($i(eo(n/e))*e)}function D0(n,e){return eo(Ri(eo(n/e))*e)}function Yt(n,e=0){if(N0(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Fn(i)/t}var xs=new Map;function k0(n){return((""+n).split(".")[1]||"").length}function Qa(n,e,t,i){let r=[],s=i.map(k0);for(let o=e;o<t;o++){let a=Un(o),l=Yt(zo(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=s[c]?0:s[c]),d=n==10?u:Yt(u,h);r.push(d),xs.set(d,h)}}return r}var ja={},mf=[],Ho=[null,null],vs=Array.isArray,N0=Number.isInteger,cS=n=>n===void 0;function s0(n){return typeof n=="string"}function Mc(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function uS(n){return n!=null&&typeof n=="object"}var hS=Object.getPrototypeOf(Uint8Array),F0="__proto__";function Vo(n,e=Mc){let t;if(vs(n)){let i=n.find(r=>r!=null);if(vs(i)||e(i)){t=Array(n.length);for(let r=0;r<n.length;r++)t[r]=Vo(n[r],e)}else t=n.slice()}else if(n instanceof hS)t=n.slice();else if(e(n)){t={};for(let i in n)i!=F0&&(t[i]=Vo(n[i],e))}else t=n;return t}function Ln(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let r in i)r!=F0&&(Mc(n[r])?Ln(n[r],Vo(i[r])):n[r]=Vo(i[r]))}return n}var dS=0,fS=1,pS=2;function mS(n,e,t){for(let i=0,r,s=-1;i<e.length;i++){let o=e[i];if(o>s){for(r=o-1;r>=0&&n[r]==null;)n[r--]=null;for(r=o+1;r<t&&n[r]==null;)n[s=r++]=null}}}function gS(n,e){if(_S(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return yS(o[0])||(o=xS(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],r=i[0].length,s=new Map;for(let o=0;o<r;o++)s.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(r).fill(void 0),d=e?e[o][c]:fS,f=[];for(let p=0;p<u.length;p++){let x=u[p],m=s.get(l[p]);x===null?d!=dS&&(h[m]=x,d==pS&&f.push(m)):h[m]=x}mS(h,f,r),i.push(h)}}return i}var vS=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function xS(n){let e=n[0],t=e.length,i=Array(t);for(let s=0;s<i.length;s++)i[s]=s;i.sort((s,o)=>e[s]-e[o]);let r=[];for(let s=0;s<n.length;s++){let o=n[s],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];r.push(a)}return r}function _S(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let r=n[i][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function yS(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,r=t-1;for(;i<=r&&n[i]==null;)i++;for(;r>=i&&n[r]==null;)r--;if(r<=i)return!0;let s=hi(1,Ri((r-i+1)/e));for(let o=n[i],a=i+s;a<=r;a+=s){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var U0=["January","February","March","April","May","June","July","August","September","October","November","December"],O0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function B0(n){return n.slice(0,3)}var bS=O0.map(B0),MS=U0.map(B0),wS={MMMM:U0,MMM:MS,WWWW:O0,WWW:bS};function qa(n){return(n<10?"0":"")+n}function SS(n){return(n<10?"00":n<100?"0":"")+n}var ES={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>qa(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>qa(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>qa(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>qa(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>qa(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>SS(n.getMilliseconds())};function gf(n,e){e=e||wS;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=i.exec(n);)t.push(r[0][0]=="{"?ES[r[1]]:r[0]);return s=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](s,e);return o}}var TS=new Intl.DateTimeFormat().resolvedOptions().timeZone;function AS(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==TS?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var z0=n=>n%1==0,xc=[1,2,2.5,5],RS=Qa(10,-32,0,xc),H0=Qa(10,0,32,xc),CS=H0.filter(z0),Js=RS.concat(H0),vf=`
`,V0="{YYYY}",o0=vf+V0,G0="{M}/{D}",Ka=vf+G0,fc=Ka+"/{YY}",W0="{aa}",PS="{h}:{mm}",Oo=PS+W0,a0=vf+Oo,l0=":{ss}",Ft=null;function X0(n){let e=n*1e3,t=e*60,i=t*60,r=i*24,s=r*30,o=r*365,l=(n==1?Qa(10,0,3,xc).filter(z0):Qa(10,-3,0,xc)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,V0,Ft,Ft,Ft,Ft,Ft,Ft,1],[r*28,"{MMM}",o0,Ft,Ft,Ft,Ft,Ft,1],[r,G0,o0,Ft,Ft,Ft,Ft,Ft,1],[i,"{h}"+W0,fc,Ft,Ka,Ft,Ft,Ft,1],[t,Oo,fc,Ft,Ka,Ft,Ft,Ft,1],[e,l0,fc+" "+Oo,Ft,Ka+" "+Oo,Ft,a0,Ft,1],[n,l0+".{fff}",fc+" "+Oo,Ft,Ka+" "+Oo,Ft,a0,Ft,1]];function u(h){return(d,f,p,x,m,v)=>{let y=[],T=m>=o,M=m>=s&&m<o,P=h(p),C=Yt(P*n,3),_=Zd(P.getFullYear(),T?0:P.getMonth(),M||T?1:P.getDate()),E=Yt(_*n,3);if(M||T){let H=M?m/s:0,F=T?m/o:0,I=C==E?C:Yt(Zd(_.getFullYear()+F,_.getMonth()+H,1)*n,3),W=new Date(Fn(I/n)),X=W.getFullYear(),O=W.getMonth();for(let N=0;I<=x;N++){let Y=Zd(X+F*N,O+H*N,1),G=Y-h(Yt(Y*n,3));I=Yt((+Y+G)*n,3),I<=x&&y.push(I)}}else{let H=m>=r?r:m,F=Ri(p)-Ri(C),I=E+F+bc(C-E,H);y.push(I);let W=h(I),X=W.getHours()+W.getMinutes()/t+W.getSeconds()/i,O=m/i,N=d.axes[f]._space,Y=v/N;for(;I=Yt(I+m,n==1?0:3),!(I>x);)if(O>1){let G=Ri(Yt(X+O,6))%24,te=h(I).getHours()-G;te>1&&(te=-1),I-=te*i,X=(X+O)%24;let ae=y[y.length-1];Yt((I-ae)/m,3)*Y>=.7&&y.push(I)}else y.push(I)}return y}}return[l,c,u]}var[LS,IS,DS]=X0(1),[kS,NS,FS]=X0(.001);Qa(2,-53,53,[1]);function c0(n,e){return n.map(t=>t.map((i,r)=>r==0||r==8||i==null?i:e(r==1||t[8]==0?i:t[1]+i)))}function u0(n,e){return(t,i,r,s,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,u,h,d,f;return i.map(p=>{let x=n(p),m=x.getFullYear(),v=x.getMonth(),y=x.getDate(),T=x.getHours(),M=x.getMinutes(),P=x.getSeconds(),C=m!=l&&a[2]||v!=c&&a[3]||y!=u&&a[4]||T!=h&&a[5]||M!=d&&a[6]||P!=f&&a[7]||a[1];return l=m,c=v,u=y,h=T,d=M,f=P,C(x)})}}function US(n,e){let t=gf(e);return(i,r,s,o,a)=>r.map(l=>t(n(l)))}function Zd(n,e,t){return new Date(n,e,t)}function h0(n,e){return e(n)}var OS="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function d0(n,e){return(t,i,r,s)=>s==null?uf:e(n(i))}function BS(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function zS(n,e){return n.series[e].fill(n,e)}var HS={show:!0,live:!0,isolate:!1,mount:oS,markers:{show:!0,width:2,stroke:BS,fill:zS,dash:"solid"},idx:null,idxs:null,values:[]};function VS(n,e){let t=n.cursor.points,i=Xi(),r=t.size(n,e);sn(i,Ya,r),sn(i,Za,r);let s=r/-2;sn(i,"marginLeft",s),sn(i,"marginTop",s);let o=t.width(n,e,r);return o&&sn(i,"borderWidth",o),i}function GS(n,e){let t=n.series[e].points;return t._fill||t._stroke}function WS(n,e){let t=n.series[e].points;return t._stroke||t._fill}function XS(n,e){return n.series[e].points.size}var Kd=[0,0];function $S(n,e,t){return Kd[0]=e,Kd[1]=t,Kd}function pc(n,e,t,i=!0){return r=>{r.button==0&&(!i||r.target==e)&&t(r)}}function Jd(n,e,t,i=!0){return r=>{(!i||r.target==e)&&t(r)}}var qS={show:!0,x:!0,y:!0,lock:!1,move:$S,points:{one:!1,show:VS,size:XS,width:0,stroke:WS,fill:GS},bind:{mousedown:pc,mouseup:pc,click:pc,dblclick:pc,mousemove:Jd,mouseleave:Jd,mouseenter:Jd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,r)=>i-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},$0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},xf=Ln({},$0,{filter:I0}),q0=Ln({},xf,{size:10}),Y0=Ln({},$0,{show:!1}),_f='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Z0="bold "+_f,K0=1.5,f0={show:!0,scale:"x",stroke:cf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Z0,side:2,grid:xf,ticks:q0,border:Y0,font:_f,lineGap:K0,rotate:0},YS="Value",ZS="Time",p0={show:!0,scale:"x",auto:!1,sorted:1,min:qt,max:-qt,idxs:[]};function KS(n,e,t,i,r){return e.map(s=>s==null?"":pf(s))}function JS(n,e,t,i,r,s,o){let a=[],l=xs.get(r)||0;t=o?t:Yt(bc(t,r),l);for(let c=t;c<=i;c=Yt(c+r,l))a.push(Object.is(c,-0)?0:c);return a}function rf(n,e,t,i,r,s,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Gr:C0,u=Ri(c(t));r=zo(l,u),l==10&&(r=Js[ar(r,Js)]);let h=t,d=r*l;l==10&&(d=Js[ar(d,Js)]);do a.push(h),h=h+r,l==10&&!xs.has(h)&&(h=Yt(h,xs.get(r))),h>=d&&(r=h,d=r*l,l==10&&(d=Js[ar(d,Js)]));while(h<=i);return a}function jS(n,e,t,i,r,s,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?rf(n,e,hi(l,t),i,r):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?rf(n,e,hi(l,-i),-t,r):[l]).reverse().map(d=>-d).concat(u,c)}var J0=/./,QS=/[12357]/,e1=/[125]/,m0=/1/,sf=(n,e,t,i)=>n.map((r,s)=>e==4&&r==0||s%i==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function t1(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=n.scales[o],l=n.valToPos,c=s._space,u=l(10,o),h=l(9,o)-u>=c?J0:l(7,o)-u>=c?QS:l(5,o)-u>=c?e1:m0;if(h==m0){let d=Un(l(1,o)-u);if(d<c)return sf(e.slice().reverse(),a.distr,h,$i(c/d)).reverse()}return sf(e,a.distr,h,1)}function n1(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=s._space,l=n.valToPos,c=Un(l(1,o)-l(2,o));return c<a?sf(e.slice().reverse(),3,J0,$i(a/c)).reverse():e}function i1(n,e,t,i){return i==null?uf:e==null?"":pf(e)}var g0={show:!0,scale:"y",stroke:cf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Z0,side:3,grid:xf,ticks:q0,border:Y0,font:_f,lineGap:K0,rotate:0};function r1(n,e){let t=3+(n||1)*2;return Yt(t*e,3)}function s1(n,e){let{scale:t,idxs:i}=n.series[0],r=n._data[0],s=n.valToPos(r[i[0]],t,!0),o=n.valToPos(r[i[1]],t,!0),a=Un(o-s),l=n.series[e],c=a/(l.points.space*kt);return i[1]-i[0]<=c}var v0={scale:null,auto:!0,sorted:0,min:qt,max:-qt},j0=(n,e,t,i,r)=>r,x0={show:!0,auto:!0,sorted:0,gaps:j0,alpha:1,facets:[Ln({},v0,{scale:"x"}),Ln({},v0,{scale:"y"})]},_0={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:j0,alpha:1,points:{show:s1,filter:null},values:null,min:qt,max:-qt,idxs:[],path:null,clip:null};function o1(n,e,t,i,r){return t/10}var Q0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},a1=Ln({},Q0,{time:!1,ori:1}),y0={};function ev(n,e){let t=y0[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(r=>r!=i)},pub(i,r,s,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=r&&t.plots[u].pub(i,r,s,o,a,l,c)}},n!=null&&(y0[n]=t)),t}var Go=1,of=2;function to(n,e,t){let i=n.mode,r=n.series[e],s=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=s[0],c=i==2?s[1]:s[e],u=i==2?o[r.facets[0].scale]:o[n.series[0].scale],h=i==2?o[r.facets[1].scale]:o[r.scale],d=a.left,f=a.top,p=a.width,x=a.height,m=n.valToPosH,v=n.valToPosV;return u.ori==0?t(r,l,c,u,h,m,v,d,f,p,x,Sc,Xo,Tc,nv,rv):t(r,l,c,u,h,v,m,f,d,x,p,Ec,$o,Mf,iv,sv)}function yf(n,e){let t=0,i=0,r=It(n.bands,mf);for(let s=0;s<r.length;s++){let o=r[s];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function l1(n,e,t,i,r){let s=n.mode,o=n.series[e],a=s==2?o.facets[1].scale:o.scale,l=n.scales[a];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Wr(n,e,t,i,r,s){return to(n,e,(o,a,l,c,u,h,d,f,p,x,m)=>{let v=o.pxRound,y=c.dir*(c.ori==0?1:-1),T=c.ori==0?Xo:$o,M,P;y==1?(M=t,P=i):(M=i,P=t);let C=v(h(a[M],c,x,f)),_=v(d(l[M],u,m,p)),E=v(h(a[P],c,x,f)),H=v(d(s==1?u.max:u.min,u,m,p)),F=new Path2D(r);return T(F,E,H),T(F,C,H),T(F,C,_),F})}function wc(n,e,t,i,r,s){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Tc:Mf,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+s),l=d[1]}}let c=t+r-l,u=10;c>0&&a(o,l,i-u/2,c,i+s+u)}return o}function c1(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function bf(n,e,t,i,r,s,o){let a=[],l=n.length;for(let c=r==1?t:i;c>=t&&c<=i;c+=r)if(e[c]===null){let h=c,d=c;if(r==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=s(n[h]),p=d==h?f:s(n[d]),x=h-r;f=o<=0&&x>=0&&x<l?s(n[x]):f;let v=d+r;p=o>=0&&v>=0&&v<l?s(n[v]):p,p>=f&&a.push([f,p])}return a}function b0(n){return n==0?L0:n==1?Fn:e=>Ks(e,n)}function tv(n){let e=n==0?Sc:Ec,t=n==0?(r,s,o,a,l,c)=>{r.arcTo(s,o,a,l,c)}:(r,s,o,a,l,c)=>{r.arcTo(o,s,l,a,c)},i=n==0?(r,s,o,a,l)=>{r.rect(s,o,a,l)}:(r,s,o,a,l)=>{r.rect(o,s,l,a)};return(r,s,o,a,l,c=0,u=0)=>{c==0&&u==0?i(r,s,o,a,l):(c=lr(c,a/2,l/2),u=lr(u,a/2,l/2),e(r,s+c,o),t(r,s+a,o,s+a,o+l,c),t(r,s+a,o+l,s,o+l,u),t(r,s,o+l,s,o,u),t(r,s,o,s+a,o,c),r.closePath())}}var Sc=(n,e,t)=>{n.moveTo(e,t)},Ec=(n,e,t)=>{n.moveTo(t,e)},Xo=(n,e,t)=>{n.lineTo(e,t)},$o=(n,e,t)=>{n.lineTo(t,e)},Tc=tv(0),Mf=tv(1),nv=(n,e,t,i,r,s)=>{n.arc(e,t,i,r,s)},iv=(n,e,t,i,r,s)=>{n.arc(t,e,i,r,s)},rv=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(e,t,i,r,s,o)},sv=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(t,e,r,i,o,s)};function ov(n){return(e,t,i,r,s)=>to(e,t,(o,a,l,c,u,h,d,f,p,x,m)=>{let{pxRound:v,points:y}=o,T,M;c.ori==0?(T=Sc,M=nv):(T=Ec,M=iv);let P=Yt(y.width*kt,3),C=(y.size-y.width)/2*kt,_=Yt(C*2,3),E=new Path2D,H=new Path2D,{left:F,top:I,width:W,height:X}=e.bbox;Tc(H,F-_,I-_,W+_*2,X+_*2);let O=N=>{if(l[N]!=null){let Y=v(h(a[N],c,x,f)),G=v(d(l[N],u,m,p));T(E,Y+C,G),M(E,Y,G,C,0,mc*2)}};if(s)s.forEach(O);else for(let N=i;N<=r;N++)O(N);return{stroke:P>0?E:null,fill:E,clip:H,flags:Go|of}})}function av(n){return(e,t,i,r,s,o)=>{i!=r&&(s!=i&&o!=i&&n(e,t,i),s!=r&&o!=r&&n(e,t,r),n(e,t,o))}}var u1=av(Xo),h1=av($o);function lv(n){let e=It(n?.alignGaps,0);return(t,i,r,s)=>to(t,i,(o,a,l,c,u,h,d,f,p,x,m)=>{[r,s]=_c(l,r,s);let v=o.pxRound,y=X=>v(h(X,c,x,f)),T=X=>v(d(X,u,m,p)),M,P;c.ori==0?(M=Xo,P=u1):(M=$o,P=h1);let C=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Go},E=_.stroke,H=!1;if(s-r>=x*4){let X=me=>t.posToVal(me,c.key,!0),O=null,N=null,Y,G,de,Q=y(a[C==1?r:s]),te=y(a[r]),ae=y(a[s]),ge=X(C==1?te+1:ae-1);for(let me=C==1?r:s;me>=r&&me<=s;me+=C){let ne=a[me],Me=(C==1?ne<ge:ne>ge)?Q:y(ne),Le=l[me];Me==Q?Le!=null?(G=Le,O==null?(M(E,Me,T(G)),Y=O=N=G):G<O?O=G:G>N&&(N=G)):Le===null&&(H=!0):(O!=null&&P(E,Q,T(O),T(N),T(Y),T(G)),Le!=null?(G=Le,M(E,Me,T(G)),O=N=Y=G):(O=N=null,Le===null&&(H=!0)),Q=Me,ge=X(Q+C))}O!=null&&O!=N&&de!=Q&&P(E,Q,T(O),T(N),T(Y),T(G))}else for(let X=C==1?r:s;X>=r&&X<=s;X+=C){let O=l[X];O===null?H=!0:O!=null&&M(E,y(a[X]),T(O))}let[I,W]=yf(t,i);if(o.fill!=null||I!=0){let X=_.fill=new Path2D(E),O=o.fillTo(t,i,o.min,o.max,I),N=T(O),Y=y(a[r]),G=y(a[s]);C==-1&&([G,Y]=[Y,G]),M(X,G,N),M(X,Y,N)}if(!o.spanGaps){let X=[];H&&X.push(...bf(a,l,r,s,C,y,e)),_.gaps=X=o.gaps(t,i,r,s,X),_.clip=wc(X,c.ori,f,p,x,m)}return W!=0&&(_.band=W==2?[Wr(t,i,r,s,E,-1),Wr(t,i,r,s,E,1)]:Wr(t,i,r,s,E,W)),_})}function d1(n){let e=It(n.align,1),t=It(n.ascDesc,!1),i=It(n.alignGaps,0),r=It(n.extend,!1);return(s,o,a,l)=>to(s,o,(c,u,h,d,f,p,x,m,v,y,T)=>{[a,l]=_c(h,a,l);let M=c.pxRound,{left:P,width:C}=s.bbox,_=te=>M(p(te,d,y,m)),E=te=>M(x(te,f,T,v)),H=d.ori==0?Xo:$o,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Go},I=F.stroke,W=d.dir*(d.ori==0?1:-1),X=E(h[W==1?a:l]),O=_(u[W==1?a:l]),N=O,Y=O;r&&e==-1&&(Y=P,H(I,Y,X)),H(I,O,X);for(let te=W==1?a:l;te>=a&&te<=l;te+=W){let ae=h[te];if(ae==null)continue;let ge=_(u[te]),me=E(ae);e==1?H(I,ge,X):H(I,N,me),H(I,ge,me),X=me,N=ge}let G=N;r&&e==1&&(G=P+C,H(I,G,X));let[de,Q]=yf(s,o);if(c.fill!=null||de!=0){let te=F.fill=new Path2D(I),ae=c.fillTo(s,o,c.min,c.max,de),ge=E(ae);H(te,G,ge),H(te,Y,ge)}if(!c.spanGaps){let te=[];te.push(...bf(u,h,a,l,W,_,i));let ae=c.width*kt/2,ge=t||e==1?ae:-ae,me=t||e==-1?-ae:ae;te.forEach(ne=>{ne[0]+=ge,ne[1]+=me}),F.gaps=te=c.gaps(s,o,a,l,te),F.clip=wc(te,d.ori,m,v,y,T)}return Q!=0&&(F.band=Q==2?[Wr(s,o,a,l,I,-1),Wr(s,o,a,l,I,1)]:Wr(s,o,a,l,I,Q)),F})}function M0(n,e,t,i,r,s,o=qt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=Un(n[l]-n[a]);u<c&&(c=u,o=Un(t(n[l],i,r,s)-t(n[a],i,r,s)))}a=l}}return o}function f1(n){n=n||ja;let e=It(n.size,[.6,qt,1]),t=n.align||0,i=n.gap||0,r=n.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=St(r),o=1-e[0],a=It(e[1],qt),l=It(e[2],1),c=It(n.disp,ja),u=It(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,p,x,m)=>to(f,p,(v,y,T,M,P,C,_,E,H,F,I)=>{let W=v.pxRound,X=t,O=i*kt,N=a*kt,Y=l*kt,G,de;M.ori==0?[G,de]=s(f,p):[de,G]=s(f,p);let Q=M.dir*(M.ori==0?1:-1),te=M.ori==0?Tc:Mf,ae=M.ori==0?u:(De,Je,ct,Ae,Xt,Xe,Ke)=>{u(De,Je,ct,Xt,Ae,Ke,Xe)},ge=It(f.bands,mf).find(De=>De.series[0]==p),me=ge!=null?ge.dir:0,ne=v.fillTo(f,p,v.min,v.max,me),_e=W(_(ne,P,I,H)),Me,Le,Te,Ye=F,lt=W(v.width*kt),$e=!1,gt=null,ht=null,ot=null,an=null;h!=null&&(lt==0||d!=null)&&($e=!0,gt=h.values(f,p,x,m),ht=new Map,new Set(gt).forEach(De=>{De!=null&&ht.set(De,new Path2D)}),lt>0&&(ot=d.values(f,p,x,m),an=new Map,new Set(ot).forEach(De=>{De!=null&&an.set(De,new Path2D)})));let{x0:jt,size:Sn}=c;if(jt!=null&&Sn!=null){X=1,y=jt.values(f,p,x,m),jt.unit==2&&(y=y.map(ct=>f.posToVal(E+ct*F,M.key,!0)));let De=Sn.values(f,p,x,m);Sn.unit==2?Le=De[0]*F:Le=C(De[0],M,F,E)-C(0,M,F,E),Ye=M0(y,T,C,M,F,E,Ye),Te=Ye-Le+O}else Ye=M0(y,T,C,M,F,E,Ye),Te=Ye*o+O,Le=Ye-Te;Te<1&&(Te=0),lt>=Le/2&&(lt=0),Te<5&&(W=L0);let Gt=Te>0,Vn=Ye-Te-(Gt?lt:0);Le=W(nf(Vn,Y,N)),Me=(X==0?Le/2:X==Q?0:Le)-X*Q*((X==0?O/2:0)+(Gt?lt/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},kn=$e?null:new Path2D,pn=null;if(ge!=null)pn=f.data[ge.series[1]];else{let{y0:De,y1:Je}=c;De!=null&&Je!=null&&(T=Je.values(f,p,x,m),pn=De.values(f,p,x,m))}let En=G*Le,z=de*Le;for(let De=Q==1?x:m;De>=x&&De<=m;De+=Q){let Je=T[De];if(Je==null)continue;if(pn!=null){let q=pn[De]??0;if(Je-q==0)continue;_e=_(q,P,I,H)}let ct=M.distr!=2||c!=null?y[De]:De,Ae=C(ct,M,F,E),Xt=_(It(Je,ne),P,I,H),Xe=W(Ae-Me),Ke=W(hi(Xt,_e)),L=W(lr(Xt,_e)),S=Ke-L;if(Je!=null){let q=Je<0?z:En,pe=Je<0?En:z;$e?(lt>0&&ot[De]!=null&&te(an.get(ot[De]),Xe,L+Ri(lt/2),Le,hi(0,S-lt),q,pe),gt[De]!=null&&te(ht.get(gt[De]),Xe,L+Ri(lt/2),Le,hi(0,S-lt),q,pe)):te(kn,Xe,L+Ri(lt/2),Le,hi(0,S-lt),q,pe),ae(f,p,De,Xe-lt/2,L,Le+lt,S)}}return lt>0?Ct.stroke=$e?an:kn:$e||(Ct._fill=v.width==0?v._fill:v._stroke??v._fill,Ct.width=0),Ct.fill=$e?ht:kn,Ct})}function p1(n,e){let t=It(e?.alignGaps,0);return(i,r,s,o)=>to(i,r,(a,l,c,u,h,d,f,p,x,m,v)=>{[s,o]=_c(c,s,o);let y=a.pxRound,T=G=>y(d(G,u,m,p)),M=G=>y(f(G,h,v,x)),P,C,_;u.ori==0?(P=Sc,_=Xo,C=rv):(P=Ec,_=$o,C=sv);let E=u.dir*(u.ori==0?1:-1),H=T(l[E==1?s:o]),F=H,I=[],W=[];for(let G=E==1?s:o;G>=s&&G<=o;G+=E)if(c[G]!=null){let Q=l[G],te=T(Q);I.push(F=te),W.push(M(c[G]))}let X={stroke:n(I,W,P,_,C,y),fill:null,clip:null,band:null,gaps:null,flags:Go},O=X.stroke,[N,Y]=yf(i,r);if(a.fill!=null||N!=0){let G=X.fill=new Path2D(O),de=a.fillTo(i,r,a.min,a.max,N),Q=M(de);_(G,F,Q),_(G,H,Q)}if(!a.spanGaps){let G=[];G.push(...bf(l,c,s,o,E,T,t)),X.gaps=G=a.gaps(i,r,s,o,G),X.clip=wc(G,u.ori,p,x,m,v)}return Y!=0&&(X.band=Y==2?[Wr(i,r,s,o,O,-1),Wr(i,r,s,o,O,1)]:Wr(i,r,s,o,O,Y)),X})}function m1(n){return p1(g1,n)}function g1(n,e,t,i,r,s){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)r(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var af=new Set;function w0(){for(let n of af)n.syncRect(!0)}Wo&&(Qs(Kw,Bo,w0),Qs(Jw,Bo,w0,!0),Qs(gc,Bo,()=>{Kn.pxRatio=kt}));var v1=lv(),x1=ov();function S0(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((s,o)=>lf(s,o,e,t))}function _1(n,e){return n.map((t,i)=>i==0?{}:Ln({},e,t))}function lf(n,e,t,i){return Ln({},e==0?t:i,n)}function cv(n,e,t){return e==null?Ho:[e,t]}var y1=cv;function b1(n,e,t){return e==null?Ho:vc(e,t,ff,!0)}function uv(n,e,t,i){return e==null?Ho:yc(e,t,n.scales[i].log,!1)}var M1=uv;function hv(n,e,t,i){return e==null?Ho:df(e,t,n.scales[i].log,!1)}var w1=hv;function S1(n,e,t,i,r){let s=hi(n0(n),n0(e)),o=e-n,a=ar(r/i*o,t);do{let l=t[a],c=i*l/o;if(c>=r&&s+(l<5?xs.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function E0(n){let e,t;return n=n.replace(/(\d+)px/,(i,r)=>(e=Fn((t=+r)*kt))+"px"),[n,e,t]}function E1(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Yt(e[2]*kt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Kn(n,e,t){let i={mode:It(n.mode,1)},r=i.mode;function s(b,A,D,U){let $=A.valToPct(b);return U+D*(A.dir==-1?1-$:$)}function o(b,A,D,U){let $=A.valToPct(b);return U+D*(A.dir==-1?$:1-$)}function a(b,A,D,U){return A.ori==0?s(b,A,D,U):o(b,A,D,U)}i.valToPosH=s,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Xi(Iw);if(n.id!=null&&(c.id=n.id),Ai(c,n.class),n.title){let b=Xi(Nw,c);b.textContent=n.title}let u=or("canvas"),h=i.ctx=u.getContext("2d"),d=Xi(Fw,c);Qs("click",d,b=>{b.target===p&&(tn!=Lo||ln!=Io)&&Zn.click(i,b)},!0);let f=i.under=Xi(Uw,d);d.appendChild(u);let p=i.over=Xi(Ow,d);n=Vo(n);let x=+It(n.pxAlign,1),m=b0(x);(n.plugins||[]).forEach(b=>{b.opts&&(n=b.opts(i,n)||n)});let v=n.ms||.001,y=i.series=r==1?S0(n.series||[],p0,_0,!1):_1(n.series||[null],x0),T=i.axes=S0(n.axes||[],f0,g0,!0),M=i.scales={},P=i.bands=n.bands||[];P.forEach(b=>{b.fill=St(b.fill||null),b.dir=It(b.dir,-1)});let C=r==2?y[1].facets[0].scale:y[0].scale,_={axes:zr,series:yt},E=(n.drawOrder||["axes","series"]).map(b=>_[b]);function H(b){let A=b.distr==3?D=>Gr(D>0?D:b.clamp(i,D,b.min,b.max,b.key)):b.distr==4?D=>Yd(D,b.asinh):b.distr==100?D=>b.fwd(D):D=>D;return D=>{let U=A(D),{_min:$,_max:j}=b,he=j-$;return(U-$)/he}}function F(b){let A=M[b];if(A==null){let D=(n.scales||ja)[b]||ja;if(D.from!=null){F(D.from);let U=Ln({},M[D.from],D,{key:b});U.valToPct=H(U),M[b]=U}else{A=M[b]=Ln({},b==C?Q0:a1,D),A.key=b;let U=A.time,$=A.range,j=vs($);if((b!=C||r==2&&!U)&&(j&&($[0]==null||$[1]==null)&&($={min:$[0]==null?Qg:{mode:1,hard:$[0],soft:$[0]},max:$[1]==null?Qg:{mode:1,hard:$[1],soft:$[1]}},j=!1),!j&&Mc($))){let he=$;$=(ve,Se,Oe)=>Se==null?Ho:vc(Se,Oe,he)}A.range=St($||(U?y1:b==C?A.distr==3?M1:A.distr==4?w1:cv:A.distr==3?uv:A.distr==4?hv:b1)),A.auto=St(j?!1:A.auto),A.clamp=St(A.clamp||o1),A._min=A._max=null,A.valToPct=H(A)}}}F("x"),F("y"),r==1&&y.forEach(b=>{F(b.scale)}),T.forEach(b=>{F(b.scale)});for(let b in n.scales)F(b);let I=M[C],W=I.distr,X,O;I.ori==0?(Ai(c,Dw),X=s,O=o):(Ai(c,kw),X=o,O=s);let N={};for(let b in M){let A=M[b];(A.min!=null||A.max!=null)&&(N[b]={min:A.min,max:A.max},A.min=A.max=null)}let Y=n.tzDate||(b=>new Date(Fn(b/v))),G=n.fmtDate||gf,de=v==1?DS(Y):FS(Y),Q=u0(Y,c0(v==1?IS:NS,G)),te=d0(Y,h0(OS,G)),ae=[],ge=i.legend=Ln({},HS,n.legend),me=i.cursor=Ln({},qS,{drag:{y:r==2}},n.cursor),ne=ge.show,_e=me.show,Me=ge.markers;ge.idxs=ae,Me.width=St(Me.width),Me.dash=St(Me.dash),Me.stroke=St(Me.stroke),Me.fill=St(Me.fill);let Le,Te,Ye,lt=[],$e=[],gt,ht=!1,ot={};if(ge.live){let b=y[1]?y[1].values:null;ht=b!=null,gt=ht?b(i,1,0):{_:0};for(let A in gt)ot[A]=uf}if(ne)if(Le=or("table",Ww,c),Ye=or("tbody",null,Le),ge.mount(i,Le),ht){Te=or("thead",null,Le,Ye);let b=or("tr",null,Te);or("th",null,b);for(var an in gt)or("th",zg,b).textContent=an}else Ai(Le,$w),ge.live&&Ai(Le,Xw);let jt={show:!0},Sn={show:!1};function Gt(b,A){if(A==0&&(ht||!ge.live||r==2))return Ho;let D=[],U=or("tr",qw,Ye,Ye.childNodes[A]);Ai(U,b.class),b.show||Ai(U,js);let $=or("th",null,U);if(Me.show){let ve=Xi(Yw,$);if(A>0){let Se=Me.width(i,A);Se&&(ve.style.border=Se+"px "+Me.dash(i,A)+" "+Me.stroke(i,A)),ve.style.background=Me.fill(i,A)}}let j=Xi(zg,$);b.label instanceof HTMLElement?j.appendChild(b.label):j.textContent=b.label,A>0&&(Me.show||(j.style.color=b.width>0?Me.stroke(i,A):Me.fill(i,A)),Ct("click",$,ve=>{if(me._lock)return;tt(ve);let Se=y.indexOf(b);if((ve.ctrlKey||ve.metaKey)!=ge.isolate){let Oe=y.some((Be,He)=>He>0&&He!=Se&&Be.show);y.forEach((Be,He)=>{He>0&&yr(He,Oe?He==Se?jt:Sn:jt,!0,Cn.setSeries)})}else yr(Se,{show:!b.show},!0,Cn.setSeries)},!1),nt&&Ct(Wg,$,ve=>{me._lock||(tt(ve),yr(y.indexOf(b),ko,!0,Cn.setSeries))},!1));for(var he in gt){let ve=or("td",Zw,U);ve.textContent="--",D.push(ve)}return[U,D]}let Vn=new Map;function Ct(b,A,D,U=!0){let $=Vn.get(A)||{},j=me.bind[b](i,A,D,U);j&&(Qs(b,A,$[b]=j),Vn.set(A,$))}function kn(b,A,D){let U=Vn.get(A)||{};for(let $ in U)(b==null||$==b)&&(tf($,A,U[$]),delete U[$]);b==null&&Vn.delete(A)}let pn=0,En=0,z=0,De=0,Je=0,ct=0,Ae=Je,Xt=ct,Xe=z,Ke=De,L=0,S=0,q=0,pe=0;i.bbox={};let ce=!1,be=!1,we=!1,ie=!1,oe=!1,xe=!1;function B(b,A,D){(D||b!=i.width||A!=i.height)&&le(b,A),dt(!1),we=!0,be=!0,Qn()}function le(b,A){i.width=pn=z=b,i.height=En=De=A,Je=ct=0,Ee(),qe();let D=i.bbox;L=D.left=Ks(Je*kt,.5),S=D.top=Ks(ct*kt,.5),q=D.width=Ks(z*kt,.5),pe=D.height=Ks(De*kt,.5)}let re=3;function Re(){let b=!1,A=0;for(;!b;){A++;let D=Ro(A),U=_r(A);b=A==re||D&&U,b||(le(i.width,i.height),be=!0)}}function ye({width:b,height:A}){B(b,A)}i.setSize=ye;function Ee(){let b=!1,A=!1,D=!1,U=!1;T.forEach(($,j)=>{if($.show&&$._show){let{side:he,_size:ve}=$,Se=he%2,Oe=$.label!=null?$.labelSize:0,Be=ve+Oe;Be>0&&(Se?(z-=Be,he==3?(Je+=Be,U=!0):D=!0):(De-=Be,he==0?(ct+=Be,b=!0):A=!0))}}),vr[0]=b,vr[1]=D,vr[2]=A,vr[3]=U,z-=nr[1]+nr[3],Je+=nr[3],De-=nr[2]+nr[0],ct+=nr[0]}function qe(){let b=Je+z,A=ct+De,D=Je,U=ct;function $(j,he){switch(j){case 1:return b+=he,b-he;case 2:return A+=he,A-he;case 3:return D-=he,D+he;case 0:return U-=he,U+he}}T.forEach((j,he)=>{if(j.show&&j._show){let ve=j.side;j._pos=$(ve,j._size),j.label!=null&&(j._lpos=$(ve,j.labelSize))}})}if(me.dataIdx==null){let b=me.hover,A=b.skip=new Set(b.skip??[]);A.add(void 0);let D=b.prox=St(b.prox),U=b.bias??=0;me.dataIdx=($,j,he,ve)=>{if(j==0)return he;let Se=he,Oe=D($,j,he,ve)??qt,Be=Oe>=0&&Oe<qt,He=I.ori==0?z:De,at=me.left,Dt=e[0],Lt=e[j];if(A.has(Lt[he])){Se=null;let Mt=null,je=null,Ze;if(U==0||U==-1)for(Ze=he;Mt==null&&Ze-- >0;)A.has(Lt[Ze])||(Mt=Ze);if(U==0||U==1)for(Ze=he;je==null&&Ze++<Lt.length;)A.has(Lt[Ze])||(je=Ze);if(Mt!=null||je!=null)if(Be){let rn=Mt==null?-1/0:X(Dt[Mt],I,He,0),vn=je==null?1/0:X(Dt[je],I,He,0),$n=at-rn,Wt=vn-at;$n<=Wt?$n<=Oe&&(Se=Mt):Wt<=Oe&&(Se=je)}else Se=je==null?Mt:Mt==null?je:he-Mt<=je-he?Mt:je}else Be&&Un(at-X(Dt[he],I,He,0))>Oe&&(Se=null);return Se}}let tt=b=>{me.event=b};me.idxs=ae,me._lock=!1;let fe=me.points;fe.show=St(fe.show),fe.size=St(fe.size),fe.stroke=St(fe.stroke),fe.width=St(fe.width),fe.fill=St(fe.fill);let Ve=i.focus=Ln({},n.focus||{alpha:.3},me.focus),nt=Ve.prox>=0,Ie=nt&&fe.one,ut=[],en=[],oi=[];function Ua(b,A){let D=fe.show(i,A);if(D instanceof HTMLElement)return Ai(D,Gw),Ai(D,b.class),Sr(D,-10,-10,z,De),p.insertBefore(D,ut[A]),D}function Eo(b,A){if(r==1||A>0){let D=r==1&&M[b.scale].time,U=b.value;b.value=D?s0(U)?d0(Y,h0(U,G)):U||te:U||i1,b.label=b.label||(D?ZS:YS)}if(Ie||A>0){b.width=b.width==null?1:b.width,b.paths=b.paths||v1||aS,b.fillTo=St(b.fillTo||l1),b.pxAlign=+It(b.pxAlign,x),b.pxRound=b0(b.pxAlign),b.stroke=St(b.stroke||null),b.fill=St(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let D=r1(hi(1,b.width),1),U=b.points=Ln({},{size:D,width:hi(1,D*.2),stroke:b.stroke,space:D*2,paths:x1,_stroke:null,_fill:null},b.points);U.show=St(U.show),U.filter=St(U.filter),U.fill=St(U.fill),U.stroke=St(U.stroke),U.paths=St(U.paths),U.pxAlign=b.pxAlign}if(ne){let D=Gt(b,A);lt.splice(A,0,D[0]),$e.splice(A,0,D[1]),ge.values.push(null)}if(_e){ae.splice(A,0,null);let D=null;Ie?A==0&&(D=Ua(b,A)):A>0&&(D=Ua(b,A)),ut.splice(A,0,D),en.splice(A,0,0),oi.splice(A,0,0)}Xn("addSeries",A)}function yd(b,A){A=A??y.length,b=r==1?lf(b,A,p0,_0):lf(b,A,{},x0),y.splice(A,0,b),Eo(y[A],A)}i.addSeries=yd;function Zl(b){if(y.splice(b,1),ne){ge.values.splice(b,1),$e.splice(b,1);let A=lt.splice(b,1)[0];kn(null,A.firstChild),A.remove()}_e&&(ae.splice(b,1),ut.splice(b,1)[0].remove(),en.splice(b,1),oi.splice(b,1)),Xn("delSeries",b)}i.delSeries=Zl;let vr=[!1,!1,!1,!1];function Ur(b,A){if(b._show=b.show,b.show){let D=b.side%2,U=M[b.scale];U==null&&(b.scale=D?y[1].scale:C,U=M[b.scale]);let $=U.time;b.size=St(b.size),b.space=St(b.space),b.rotate=St(b.rotate),vs(b.incrs)&&b.incrs.forEach(he=>{!xs.has(he)&&xs.set(he,k0(he))}),b.incrs=St(b.incrs||(U.distr==2?CS:$?v==1?LS:kS:Js)),b.splits=St(b.splits||($&&U.distr==1?de:U.distr==3?rf:U.distr==4?jS:JS)),b.stroke=St(b.stroke),b.grid.stroke=St(b.grid.stroke),b.ticks.stroke=St(b.ticks.stroke),b.border.stroke=St(b.border.stroke);let j=b.values;b.values=vs(j)&&!vs(j[0])?St(j):$?vs(j)?u0(Y,c0(j,G)):s0(j)?US(Y,j):j||Q:j||KS,b.filter=St(b.filter||(U.distr>=3&&U.log==10?t1:U.distr==3&&U.log==2?n1:I0)),b.font=E0(b.font),b.labelFont=E0(b.labelFont),b._size=b.size(i,null,A,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(vr[A]=!0,b._el=Xi(Bw,d))}}function Or(b,A,D,U){let[$,j,he,ve]=D,Se=A%2,Oe=0;return Se==0&&(ve||j)&&(Oe=A==0&&!$||A==2&&!he?Fn(f0.size/3):0),Se==1&&($||he)&&(Oe=A==1&&!j||A==3&&!ve?Fn(g0.size/2):0),Oe}let Oa=i.padding=(n.padding||[Or,Or,Or,Or]).map(b=>St(It(b,Or))),nr=i._padding=Oa.map((b,A)=>b(i,A,vr,0)),mn,yn=null,bn=null,xr=r==1?y[0].idxs:null,wi=null,cs=!1;function Ba(b,A){if(e=b??[],i.data=i._data=e,r==2){mn=0;for(let D=1;D<y.length;D++)mn+=e[D][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),wi=e[0],mn=wi.length;let D=e;if(W==2){D=e.slice();let U=D[0]=Array(mn);for(let $=0;$<mn;$++)U[$]=$}i._data=e=D}if(dt(!0),Xn("setData"),W==2&&(we=!0),A!==!1){let D=I;D.auto(i,cs)?za():ds(C,D.min,D.max),ie=ie||me.left>=0,xe=!0,Qn()}}i.setData=Ba;function za(){cs=!0;let b,A;r==1&&(mn>0?(yn=xr[0]=0,bn=xr[1]=mn-1,b=e[0][yn],A=e[0][bn],W==2?(b=yn,A=bn):b==A&&(W==3?[b,A]=yc(b,b,I.log,!1):W==4?[b,A]=df(b,b,I.log,!1):I.time?A=b+Fn(86400/v):[b,A]=vc(b,A,ff,!0))):(yn=xr[0]=b=null,bn=xr[1]=A=null)),ds(C,b,A)}let To,us,Ao,R,V,ee,K,J,Ce,ke;function Pe(b,A,D,U,$,j){b??=Vg,D??=mf,U??="butt",$??=Vg,j??="round",b!=To&&(h.strokeStyle=To=b),$!=us&&(h.fillStyle=us=$),A!=Ao&&(h.lineWidth=Ao=A),j!=V&&(h.lineJoin=V=j),U!=ee&&(h.lineCap=ee=U),D!=R&&h.setLineDash(R=D)}function Fe(b,A,D,U){A!=us&&(h.fillStyle=us=A),b!=K&&(h.font=K=b),D!=J&&(h.textAlign=J=D),U!=Ce&&(h.textBaseline=Ce=U)}function We(b,A,D,U,$=0){if(U.length>0&&b.auto(i,cs)&&(A==null||A.min==null)){let j=It(yn,0),he=It(bn,U.length-1),ve=D.min==null?tS(U,j,he,$,b.distr==3):[D.min,D.max];b.min=lr(b.min,D.min=ve[0]),b.max=hi(b.max,D.max=ve[1])}}let it={min:null,max:null};function _t(){for(let U in M){let $=M[U];N[U]==null&&($.min==null||N[C]!=null&&$.auto(i,cs))&&(N[U]=it)}for(let U in M){let $=M[U];N[U]==null&&$.from!=null&&N[$.from]!=null&&(N[U]=it)}N[C]!=null&&dt(!0);let b={};for(let U in N){let $=N[U];if($!=null){let j=b[U]=Vo(M[U],uS);if($.min!=null)Ln(j,$);else if(U!=C||r==2)if(mn==0&&j.from==null){let he=j.range(i,null,null,U);j.min=he[0],j.max=he[1]}else j.min=qt,j.max=-qt}}if(mn>0){y.forEach((U,$)=>{if(r==1){let j=U.scale,he=N[j];if(he==null)return;let ve=b[j];if($==0){let Se=ve.range(i,ve.min,ve.max,j);ve.min=Se[0],ve.max=Se[1],yn=ar(ve.min,e[0]),bn=ar(ve.max,e[0]),bn-yn>1&&(e[0][yn]<ve.min&&yn++,e[0][bn]>ve.max&&bn--),U.min=wi[yn],U.max=wi[bn]}else U.show&&U.auto&&We(ve,he,U,e[$],U.sorted);U.idxs[0]=yn,U.idxs[1]=bn}else if($>0&&U.show&&U.auto){let[j,he]=U.facets,ve=j.scale,Se=he.scale,[Oe,Be]=e[$],He=b[ve],at=b[Se];He!=null&&We(He,N[ve],j,Oe,j.sorted),at!=null&&We(at,N[Se],he,Be,he.sorted),U.min=he.min,U.max=he.max}});for(let U in b){let $=b[U],j=N[U];if($.from==null&&(j==null||j.min==null)){let he=$.range(i,$.min==qt?null:$.min,$.max==-qt?null:$.max,U);$.min=he[0],$.max=he[1]}}}for(let U in b){let $=b[U];if($.from!=null){let j=b[$.from];if(j.min==null)$.min=$.max=null;else{let he=$.range(i,j.min,j.max,U);$.min=he[0],$.max=he[1]}}}let A={},D=!1;for(let U in b){let $=b[U],j=M[U];if(j.min!=$.min||j.max!=$.max){j.min=$.min,j.max=$.max;let he=j.distr;j._min=he==3?Gr(j.min):he==4?Yd(j.min,j.asinh):he==100?j.fwd(j.min):j.min,j._max=he==3?Gr(j.max):he==4?Yd(j.max,j.asinh):he==100?j.fwd(j.max):j.max,A[U]=D=!0}}if(D){y.forEach((U,$)=>{r==2?$>0&&A.y&&(U._paths=null):A[U.scale]&&(U._paths=null)});for(let U in A)we=!0,Xn("setScale",U);_e&&me.left>=0&&(ie=xe=!0)}for(let U in N)N[U]=null}function Ge(b){let A=nf(yn-1,0,mn-1),D=nf(bn+1,0,mn-1);for(;b[A]==null&&A>0;)A--;for(;b[D]==null&&D<mn-1;)D++;return[A,D]}function yt(){if(mn>0){let b=y.some(A=>A._focus)&&ke!=Ve.alpha;b&&(h.globalAlpha=ke=Ve.alpha),y.forEach((A,D)=>{if(D>0&&A.show&&(un(D,!1),un(D,!0),A._paths==null)){let U=ke;ke!=A.alpha&&(h.globalAlpha=ke=A.alpha);let $=r==2?[0,e[D][0].length-1]:Ge(e[D]);A._paths=A.paths(i,D,$[0],$[1]),ke!=U&&(h.globalAlpha=ke=U)}}),y.forEach((A,D)=>{if(D>0&&A.show){let U=ke;ke!=A.alpha&&(h.globalAlpha=ke=A.alpha),A._paths!=null&&Ot(D,!1);{let $=A._paths!=null?A._paths.gaps:null,j=A.points.show(i,D,yn,bn,$),he=A.points.filter(i,D,j,$);(j||he)&&(A.points._paths=A.points.paths(i,D,yn,bn,he),Ot(D,!0))}ke!=U&&(h.globalAlpha=ke=U),Xn("drawSeries",D)}}),b&&(h.globalAlpha=ke=1)}}function un(b,A){let D=A?y[b].points:y[b];D._stroke=D.stroke(i,b),D._fill=D.fill(i,b)}function Ot(b,A){let D=A?y[b].points:y[b],{stroke:U,fill:$,clip:j,flags:he,_stroke:ve=D._stroke,_fill:Se=D._fill,_width:Oe=D.width}=D._paths;Oe=Yt(Oe*kt,3);let Be=null,He=Oe%2/2;A&&Se==null&&(Se=Oe>0?"#fff":ve);let at=D.pxAlign==1&&He>0;if(at&&h.translate(He,He),!A){let Dt=L-Oe/2,Lt=S-Oe/2,Mt=q+Oe,je=pe+Oe;Be=new Path2D,Be.rect(Dt,Lt,Mt,je)}A?ze(ve,Oe,D.dash,D.cap,Se,U,$,he,j):Bt(b,ve,Oe,D.dash,D.cap,Se,U,$,he,Be,j),at&&h.translate(-He,-He)}function Bt(b,A,D,U,$,j,he,ve,Se,Oe,Be){let He=!1;Se!=0&&P.forEach((at,Dt)=>{if(at.series[0]==b){let Lt=y[at.series[1]],Mt=e[at.series[1]],je=(Lt._paths||ja).band;vs(je)&&(je=at.dir==1?je[0]:je[1]);let Ze,rn=null;Lt.show&&je&&iS(Mt,yn,bn)?(rn=at.fill(i,Dt)||j,Ze=Lt._paths.clip):je=null,ze(A,D,U,$,rn,he,ve,Se,Oe,Be,Ze,je),He=!0}}),He||ze(A,D,U,$,j,he,ve,Se,Oe,Be)}let Nn=Go|of;function ze(b,A,D,U,$,j,he,ve,Se,Oe,Be,He){Pe(b,A,D,U,$),(Se||Oe||He)&&(h.save(),Se&&h.clip(Se),Oe&&h.clip(Oe)),He?(ve&Nn)==Nn?(h.clip(He),Be&&h.clip(Be),wt($,he),Tn(b,j,A)):ve&of?(wt($,he),h.clip(He),Tn(b,j,A)):ve&Go&&(h.save(),h.clip(He),Be&&h.clip(Be),wt($,he),h.restore(),Tn(b,j,A)):(wt($,he),Tn(b,j,A)),(Se||Oe||He)&&h.restore()}function Tn(b,A,D){D>0&&(A instanceof Map?A.forEach((U,$)=>{h.strokeStyle=To=$,h.stroke(U)}):A!=null&&b&&h.stroke(A))}function wt(b,A){A instanceof Map?A.forEach((D,U)=>{h.fillStyle=us=U,h.fill(D)}):A!=null&&b&&h.fill(A)}function Br(b,A,D,U){let $=T[b],j;if(U<=0)j=[0,0];else{let he=$._space=$.space(i,b,A,D,U),ve=$._incrs=$.incrs(i,b,A,D,U,he);j=S1(A,D,ve,U,he)}return $._found=j}function An(b,A,D,U,$,j,he,ve,Se,Oe){let Be=he%2/2;x==1&&h.translate(Be,Be),Pe(ve,he,Se,Oe,ve),h.beginPath();let He,at,Dt,Lt,Mt=$+(U==0||U==3?-j:j);D==0?(at=$,Lt=Mt):(He=$,Dt=Mt);for(let je=0;je<b.length;je++)A[je]!=null&&(D==0?He=Dt=b[je]:at=Lt=b[je],h.moveTo(He,at),h.lineTo(Dt,Lt));h.stroke(),x==1&&h.translate(-Be,-Be)}function Ro(b){let A=!0;return T.forEach((D,U)=>{if(!D.show)return;let $=M[D.scale];if($.min==null){D._show&&(A=!1,D._show=!1,dt(!1));return}else D._show||(A=!1,D._show=!0,dt(!1));let j=D.side,he=j%2,{min:ve,max:Se}=$,[Oe,Be]=Br(U,ve,Se,he==0?z:De);if(Be==0)return;let He=$.distr==2,at=D._splits=D.splits(i,U,ve,Se,Oe,Be,He),Dt=$.distr==2?at.map(Ze=>wi[Ze]):at,Lt=$.distr==2?wi[at[1]]-wi[at[0]]:Oe,Mt=D._values=D.values(i,D.filter(i,Dt,U,Be,Lt),U,Be,Lt);D._rotate=j==2?D.rotate(i,Mt,U,Be):0;let je=D._size;D._size=$i(D.size(i,Mt,U,b)),je!=null&&D._size!=je&&(A=!1)}),A}function _r(b){let A=!0;return Oa.forEach((D,U)=>{let $=D(i,U,vr,b);$!=nr[U]&&(A=!1),nr[U]=$}),A}function zr(){for(let b=0;b<T.length;b++){let A=T[b];if(!A.show||!A._show)continue;let D=A.side,U=D%2,$,j,he=A.stroke(i,b),ve=D==0||D==3?-1:1,[Se,Oe]=A._found;if(A.label!=null){let ci=A.labelGap*ve,Ti=Fn((A._lpos+ci)*kt);Fe(A.labelFont[0],he,"center",D==2?"top":Hg),h.save(),U==1?($=j=0,h.translate(Ti,Fn(S+pe/2)),h.rotate((D==3?-mc:mc)/2)):($=Fn(L+q/2),j=Ti);let Xs=P0(A.label)?A.label(i,b,Se,Oe):A.label;h.fillText(Xs,$,j),h.restore()}if(Oe==0)continue;let Be=M[A.scale],He=U==0?q:pe,at=U==0?L:S,Dt=A._splits,Lt=Be.distr==2?Dt.map(ci=>wi[ci]):Dt,Mt=Be.distr==2?wi[Dt[1]]-wi[Dt[0]]:Se,je=A.ticks,Ze=A.border,rn=je.show?je.size:0,vn=Fn(rn*kt),$n=Fn((A.alignTo==2?A._size-rn-A.gap:A.gap)*kt),Wt=A._rotate*-mc/180,xn=m(A._pos*kt),Si=(vn+$n)*ve,li=xn+Si;j=U==0?li:0,$=U==1?li:0;let Vi=A.font[0],ir=A.align==1?Uo:A.align==2?Xd:Wt>0?Uo:Wt<0?Xd:U==0?"center":D==3?Xd:Uo,Mr=Wt||U==1?"middle":D==2?"top":Hg;Fe(Vi,he,ir,Mr);let Ei=A.font[1]*A.lineGap,Gi=Dt.map(ci=>m(a(ci,Be,He,at))),rr=A._values;for(let ci=0;ci<rr.length;ci++){let Ti=rr[ci];if(Ti!=null){U==0?$=Gi[ci]:j=Gi[ci],Ti=""+Ti;let Xs=Ti.indexOf(`
`)==-1?[Ti]:Ti.split(/\n/gm);for(let ui=0;ui<Xs.length;ui++){let sg=Xs[ui];Wt?(h.save(),h.translate($,j+ui*Ei),h.rotate(Wt),h.fillText(sg,0,0),h.restore()):h.fillText(sg,$,j+ui*Ei)}}}je.show&&An(Gi,je.filter(i,Lt,b,Oe,Mt),U,D,xn,vn,Yt(je.width*kt,3),je.stroke(i,b),je.dash,je.cap);let wr=A.grid;wr.show&&An(Gi,wr.filter(i,Lt,b,Oe,Mt),U,U==0?2:1,U==0?S:L,U==0?pe:q,Yt(wr.width*kt,3),wr.stroke(i,b),wr.dash,wr.cap),Ze.show&&An([xn],[1],U==0?1:0,U==0?1:2,U==1?S:L,U==1?pe:q,Yt(Ze.width*kt,3),Ze.stroke(i,b),Ze.dash,Ze.cap)}Xn("drawAxes")}function dt(b){y.forEach((A,D)=>{D>0&&(A._paths=null,b&&(r==1?(A.min=null,A.max=null):A.facets.forEach(U=>{U.min=null,U.max=null})))})}let gn=!1,ai=!1,zt=[];function Rn(){ai=!1;for(let b=0;b<zt.length;b++)Xn(...zt[b]);zt.length=0}function Qn(){gn||(vS(Hm),gn=!0)}function Kl(b,A=!1){gn=!0,ai=A,b(i),Hm(),A&&zt.length>0&&queueMicrotask(Rn)}i.batch=Kl;function Hm(){if(ce&&(_t(),ce=!1),we&&(Re(),we=!1),be){if(sn(f,Uo,Je),sn(f,"top",ct),sn(f,Ya,z),sn(f,Za,De),sn(p,Uo,Je),sn(p,"top",ct),sn(p,Ya,z),sn(p,Za,De),sn(d,Ya,pn),sn(d,Za,En),u.width=Fn(pn*kt),u.height=Fn(En*kt),T.forEach(({_el:b,_show:A,_size:D,_pos:U,side:$})=>{if(b!=null)if(A){let j=$===3||$===0?D:0,he=$%2==1;sn(b,he?"left":"top",U-j),sn(b,he?"width":"height",D),sn(b,he?"top":"left",he?ct:Je),sn(b,he?"height":"width",he?De:z),ef(b,js)}else Ai(b,js)}),To=us=Ao=V=ee=K=J=Ce=R=null,ke=1,Ga(!0),Je!=Ae||ct!=Xt||z!=Xe||De!=Ke){dt(!1);let b=z/Xe,A=De/Ke;if(_e&&!ie&&me.left>=0){me.left*=b,me.top*=A,Co&&Sr(Co,Fn(me.left),0,z,De),Po&&Sr(Po,0,Fn(me.top),z,De);for(let D=0;D<ut.length;D++){let U=ut[D];U!=null&&(en[D]*=b,oi[D]*=A,Sr(U,$i(en[D]),$i(oi[D]),z,De))}}if(nn.show&&!oe&&nn.left>=0&&nn.width>0){nn.left*=b,nn.width*=b,nn.top*=A,nn.height*=A;for(let D in Td)sn(Do,D,nn[D])}Ae=Je,Xt=ct,Xe=z,Ke=De}Xn("setSize"),be=!1}pn>0&&En>0&&(h.clearRect(0,0,u.width,u.height),Xn("drawClear"),E.forEach(b=>b()),Xn("draw")),nn.show&&oe&&(Jl(nn),oe=!1),_e&&ie&&(Ws(null,!0,!1),ie=!1),ge.show&&ge.live&&xe&&(Sd(),xe=!1),l||(l=!0,i.status=1,Xn("ready")),cs=!1,gn=!1}i.redraw=(b,A)=>{we=A||!1,b!==!1?ds(C,I.min,I.max):Qn()};function bd(b,A){let D=M[b];if(D.from==null){if(mn==0){let U=D.range(i,A.min,A.max,b);A.min=U[0],A.max=U[1]}if(A.min>A.max){let U=A.min;A.min=A.max,A.max=U}if(mn>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;b==C&&D.distr==2&&mn>0&&(A.min=ar(A.min,e[0]),A.max=ar(A.max,e[0]),A.min==A.max&&A.max++),N[b]=A,ce=!0,Qn()}}i.setScale=bd;let Md,wd,Co,Po,Vm,Gm,Lo,Io,Wm,Xm,tn,ln,hs=!1,Zn=me.drag,Gn=Zn.x,Wn=Zn.y;_e&&(me.x&&(Md=Xi(Hw,p)),me.y&&(wd=Xi(Vw,p)),I.ori==0?(Co=Md,Po=wd):(Co=wd,Po=Md),tn=me.left,ln=me.top);let nn=i.select=Ln({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Do=nn.show?Xi(zw,nn.over?p:f):null;function Jl(b,A){if(nn.show){for(let D in b)nn[D]=b[D],D in Td&&sn(Do,D,b[D]);A!==!1&&Xn("setSelect")}}i.setSelect=Jl;function QM(b){if(y[b].show)ne&&ef(lt[b],js);else if(ne&&Ai(lt[b],js),_e){let D=Ie?ut[0]:ut[b];D!=null&&Sr(D,-10,-10,z,De)}}function ds(b,A,D){bd(b,{min:A,max:D})}function yr(b,A,D,U){A.focus!=null&&rw(b),A.show!=null&&y.forEach(($,j)=>{j>0&&(b==j||b==null)&&($.show=A.show,QM(j),r==2?(ds($.facets[0].scale,null,null),ds($.facets[1].scale,null,null)):ds($.scale,null,null),Qn())}),D!==!1&&Xn("setSeries",b,A),U&&Wa("setSeries",i,b,A)}i.setSeries=yr;function ew(b,A){Ln(P[b],A)}function tw(b,A){b.fill=St(b.fill||null),b.dir=It(b.dir,-1),A=A??P.length,P.splice(A,0,b)}function nw(b){b==null?P.length=0:P.splice(b,1)}i.addBand=tw,i.setBand=ew,i.delBand=nw;function iw(b,A){y[b].alpha=A,_e&&ut[b]!=null&&(ut[b].style.opacity=A),ne&&lt[b]&&(lt[b].style.opacity=A)}let Hr,fs,Gs,ko={focus:!0};function rw(b){if(b!=Gs){let A=b==null,D=Ve.alpha!=1;y.forEach((U,$)=>{if(r==1||$>0){let j=A||$==0||$==b;U._focus=A?null:j,D&&iw($,j?1:Ve.alpha)}}),Gs=b,D&&Qn()}}ne&&nt&&Ct(Xg,Le,b=>{me._lock||(tt(b),Gs!=null&&yr(null,ko,!0,Cn.setSeries))});function br(b,A,D){let U=M[A];D&&(b=b/kt-(U.ori==1?ct:Je));let $=z;U.ori==1&&($=De,b=$-b),U.dir==-1&&(b=$-b);let j=U._min,he=U._max,ve=b/$,Se=j+(he-j)*ve,Oe=U.distr;return Oe==3?zo(10,Se):Oe==4?sS(Se,U.asinh):Oe==100?U.bwd(Se):Se}function sw(b,A){let D=br(b,C,A);return ar(D,e[0],yn,bn)}i.valToIdx=b=>ar(b,e[0]),i.posToIdx=sw,i.posToVal=br,i.valToPos=(b,A,D)=>M[A].ori==0?s(b,M[A],D?q:z,D?L:0):o(b,M[A],D?pe:De,D?S:0),i.setCursor=(b,A,D)=>{tn=b.left,ln=b.top,Ws(null,A,D)};function $m(b,A){sn(Do,Uo,nn.left=b),sn(Do,Ya,nn.width=A)}function qm(b,A){sn(Do,"top",nn.top=b),sn(Do,Za,nn.height=A)}let Ha=I.ori==0?$m:qm,Va=I.ori==1?$m:qm;function ow(){if(ne&&ge.live)for(let b=r==2?1:0;b<y.length;b++){if(b==0&&ht)continue;let A=ge.values[b],D=0;for(let U in A)$e[b][D++].firstChild.nodeValue=A[U]}}function Sd(b,A){if(b!=null&&(b.idxs?b.idxs.forEach((D,U)=>{ae[U]=D}):cS(b.idx)||ae.fill(b.idx),ge.idx=ae[0]),ne&&ge.live){for(let D=0;D<y.length;D++)(D>0||r==1&&!ht)&&aw(D,ae[D]);ow()}xe=!1,A!==!1&&Xn("setLegend")}i.setLegend=Sd;function aw(b,A){let D=y[b],U=b==0&&W==2?wi:e[b],$;ht?$=D.values(i,b,A)??ot:($=D.value(i,A==null?null:U[A],b,A),$=$==null?ot:{_:$}),ge.values[b]=$}function Ws(b,A,D){Wm=tn,Xm=ln,[tn,ln]=me.move(i,tn,ln),me.left=tn,me.top=ln,_e&&(Co&&Sr(Co,Fn(tn),0,z,De),Po&&Sr(Po,0,Fn(ln),z,De));let U,$=yn>bn;Hr=qt,fs=null;let j=I.ori==0?z:De,he=I.ori==1?z:De;if(tn<0||mn==0||$){U=me.idx=null;for(let ve=0;ve<y.length;ve++){let Se=ut[ve];Se!=null&&Sr(Se,-10,-10,z,De)}nt&&yr(null,ko,!0,b==null&&Cn.setSeries),ge.live&&(ae.fill(U),xe=!0)}else{let ve,Se,Oe;r==1&&(ve=I.ori==0?tn:ln,Se=br(ve,C),U=me.idx=ar(Se,e[0],yn,bn),Oe=X(e[0][U],I,j,0));let Be=-10,He=-10,at=0,Dt=0,Lt=!0,Mt="",je="";for(let Ze=r==2?1:0;Ze<y.length;Ze++){let rn=y[Ze],vn=ae[Ze],$n=vn==null?null:r==1?e[Ze][vn]:e[Ze][1][vn],Wt=me.dataIdx(i,Ze,U,Se),xn=Wt==null?null:r==1?e[Ze][Wt]:e[Ze][1][Wt];if(xe=xe||xn!=$n||Wt!=vn,ae[Ze]=Wt,Ze>0&&rn.show){let Si=Wt==null?-10:Wt==U?Oe:X(r==1?e[0][Wt]:e[Ze][0][Wt],I,j,0),li=xn==null?-10:O(xn,r==1?M[rn.scale]:M[rn.facets[1].scale],he,0);if(nt&&xn!=null){let Vi=I.ori==1?tn:ln,ir=Un(Ve.dist(i,Ze,Wt,li,Vi));if(ir<Hr){let Mr=Ve.bias;if(Mr!=0){let Ei=br(Vi,rn.scale),Gi=xn>=0?1:-1,rr=Ei>=0?1:-1;rr==Gi&&(rr==1?Mr==1?xn>=Ei:xn<=Ei:Mr==1?xn<=Ei:xn>=Ei)&&(Hr=ir,fs=Ze)}else Hr=ir,fs=Ze}}if(xe||Ie){let Vi,ir;I.ori==0?(Vi=Si,ir=li):(Vi=li,ir=Si);let Mr,Ei,Gi,rr,wr,ci,Ti=!0,Xs=fe.bbox;if(Xs!=null){Ti=!1;let ui=Xs(i,Ze);Gi=ui.left,rr=ui.top,Mr=ui.width,Ei=ui.height}else Gi=Vi,rr=ir,Mr=Ei=fe.size(i,Ze);if(ci=fe.fill(i,Ze),wr=fe.stroke(i,Ze),Ie)Ze==fs&&Hr<=Ve.prox&&(Be=Gi,He=rr,at=Mr,Dt=Ei,Lt=Ti,Mt=ci,je=wr);else{let ui=ut[Ze];ui!=null&&(en[Ze]=Gi,oi[Ze]=rr,jg(ui,Mr,Ei,Ti),Kg(ui,ci,wr),Sr(ui,$i(Gi),$i(rr),z,De))}}}}if(Ie){let Ze=Ve.prox,rn=Gs==null?Hr<=Ze:Hr>Ze||fs!=Gs;if(xe||rn){let vn=ut[0];vn!=null&&(en[0]=Be,oi[0]=He,jg(vn,at,Dt,Lt),Kg(vn,Mt,je),Sr(vn,$i(Be),$i(He),z,De))}}}if(nn.show&&hs)if(b!=null){let[ve,Se]=Cn.scales,[Oe,Be]=Cn.match,[He,at]=b.cursor.sync.scales,Dt=b.cursor.drag;if(Gn=Dt._x,Wn=Dt._y,Gn||Wn){let{left:Lt,top:Mt,width:je,height:Ze}=b.select,rn=b.scales[He].ori,vn=b.posToVal,$n,Wt,xn,Si,li,Vi=ve!=null&&Oe(ve,He),ir=Se!=null&&Be(Se,at);Vi&&Gn?(rn==0?($n=Lt,Wt=je):($n=Mt,Wt=Ze),xn=M[ve],Si=X(vn($n,He),xn,j,0),li=X(vn($n+Wt,He),xn,j,0),Ha(lr(Si,li),Un(li-Si))):Ha(0,j),ir&&Wn?(rn==1?($n=Lt,Wt=je):($n=Mt,Wt=Ze),xn=M[Se],Si=O(vn($n,at),xn,he,0),li=O(vn($n+Wt,at),xn,he,0),Va(lr(Si,li),Un(li-Si))):Va(0,he)}else Ad()}else{let ve=Un(Wm-Vm),Se=Un(Xm-Gm);if(I.ori==1){let at=ve;ve=Se,Se=at}Gn=Zn.x&&ve>=Zn.dist,Wn=Zn.y&&Se>=Zn.dist;let Oe=Zn.uni;Oe!=null?Gn&&Wn&&(Gn=ve>=Oe,Wn=Se>=Oe,!Gn&&!Wn&&(Se>ve?Wn=!0:Gn=!0)):Zn.x&&Zn.y&&(Gn||Wn)&&(Gn=Wn=!0);let Be,He;Gn&&(I.ori==0?(Be=Lo,He=tn):(Be=Io,He=ln),Ha(lr(Be,He),Un(He-Be)),Wn||Va(0,he)),Wn&&(I.ori==1?(Be=Lo,He=tn):(Be=Io,He=ln),Va(lr(Be,He),Un(He-Be)),Gn||Ha(0,j)),!Gn&&!Wn&&(Ha(0,0),Va(0,0))}if(Zn._x=Gn,Zn._y=Wn,b==null){if(D){if(rg!=null){let[ve,Se]=Cn.scales;Cn.values[0]=ve!=null?br(I.ori==0?tn:ln,ve):null,Cn.values[1]=Se!=null?br(I.ori==1?tn:ln,Se):null}Wa($d,i,tn,ln,z,De,U)}if(nt){let ve=D&&Cn.setSeries,Se=Ve.prox;Gs==null?Hr<=Se&&yr(fs,ko,!0,ve):Hr>Se?yr(null,ko,!0,ve):fs!=Gs&&yr(fs,ko,!0,ve)}}xe&&(ge.idx=U,Sd()),A!==!1&&Xn("setCursor")}let ps=null;Object.defineProperty(i,"rect",{get(){return ps==null&&Ga(!1),ps}});function Ga(b=!1){b?ps=null:(ps=p.getBoundingClientRect(),Xn("syncRect",ps))}function Ym(b,A,D,U,$,j,he){me._lock||hs&&b!=null&&b.movementX==0&&b.movementY==0||(Ed(b,A,D,U,$,j,he,!1,b!=null),b!=null?Ws(null,!0,!0):Ws(A,!0,!1))}function Ed(b,A,D,U,$,j,he,ve,Se){if(ps==null&&Ga(!1),tt(b),b!=null)D=b.clientX-ps.left,U=b.clientY-ps.top;else{if(D<0||U<0){tn=-10,ln=-10;return}let[Oe,Be]=Cn.scales,He=A.cursor.sync,[at,Dt]=He.values,[Lt,Mt]=He.scales,[je,Ze]=Cn.match,rn=A.axes[0].side%2==1,vn=I.ori==0?z:De,$n=I.ori==1?z:De,Wt=rn?j:$,xn=rn?$:j,Si=rn?U:D,li=rn?D:U;if(Lt!=null?D=je(Oe,Lt)?a(at,M[Oe],vn,0):-10:D=vn*(Si/Wt),Mt!=null?U=Ze(Be,Mt)?a(Dt,M[Be],$n,0):-10:U=$n*(li/xn),I.ori==1){let Vi=D;D=U,U=Vi}}Se&&(A==null||A.cursor.event.type==$d)&&((D<=1||D>=z-1)&&(D=Ks(D,z)),(U<=1||U>=De-1)&&(U=Ks(U,De))),ve?(Vm=D,Gm=U,[Lo,Io]=me.move(i,D,U)):(tn=D,ln=U)}let Td={width:0,height:0,left:0,top:0};function Ad(){Jl(Td,!1)}let Zm,Km,Jm,jm;function Qm(b,A,D,U,$,j,he){hs=!0,Gn=Wn=Zn._x=Zn._y=!1,Ed(b,A,D,U,$,j,he,!0,!1),b!=null&&(Ct(qd,jd,eg,!1),Wa(Gg,i,Lo,Io,z,De,null));let{left:ve,top:Se,width:Oe,height:Be}=nn;Zm=ve,Km=Se,Jm=Oe,jm=Be}function eg(b,A,D,U,$,j,he){hs=Zn._x=Zn._y=!1,Ed(b,A,D,U,$,j,he,!1,!0);let{left:ve,top:Se,width:Oe,height:Be}=nn,He=Oe>0||Be>0,at=Zm!=ve||Km!=Se||Jm!=Oe||jm!=Be;if(He&&at&&Jl(nn),Zn.setScale&&He&&at){let Dt=ve,Lt=Oe,Mt=Se,je=Be;if(I.ori==1&&(Dt=Se,Lt=Be,Mt=ve,je=Oe),Gn&&ds(C,br(Dt,C),br(Dt+Lt,C)),Wn)for(let Ze in M){let rn=M[Ze];Ze!=C&&rn.from==null&&rn.min!=qt&&ds(Ze,br(Mt+je,Ze),br(Mt,Ze))}Ad()}else me.lock&&(me._lock=!me._lock,Ws(A,!0,b!=null));b!=null&&(kn(qd,jd),Wa(qd,i,tn,ln,z,De,null))}function lw(b,A,D,U,$,j,he){if(me._lock)return;tt(b);let ve=hs;if(hs){let Se=!0,Oe=!0,Be=10,He,at;I.ori==0?(He=Gn,at=Wn):(He=Wn,at=Gn),He&&at&&(Se=tn<=Be||tn>=z-Be,Oe=ln<=Be||ln>=De-Be),He&&Se&&(tn=tn<Lo?0:z),at&&Oe&&(ln=ln<Io?0:De),Ws(null,!0,!0),hs=!1}tn=-10,ln=-10,ae.fill(null),Ws(null,!0,!0),ve&&(hs=ve)}function tg(b,A,D,U,$,j,he){me._lock||(tt(b),za(),Ad(),b!=null&&Wa($g,i,tn,ln,z,De,null))}function ng(){T.forEach(E1),B(i.width,i.height,!0)}Qs(gc,Bo,ng);let No={};No.mousedown=Qm,No.mousemove=Ym,No.mouseup=eg,No.dblclick=tg,No.setSeries=(b,A,D,U)=>{let $=Cn.match[2];D=$(i,A,D),D!=-1&&yr(D,U,!0,!1)},_e&&(Ct(Gg,p,Qm),Ct($d,p,Ym),Ct(Wg,p,b=>{tt(b),Ga(!1)}),Ct(Xg,p,lw),Ct($g,p,tg),af.add(i),i.syncRect=Ga);let jl=i.hooks=n.hooks||{};function Xn(b,A,D){ai?zt.push([b,A,D]):b in jl&&jl[b].forEach(U=>{U.call(null,i,A,D)})}(n.plugins||[]).forEach(b=>{for(let A in b.hooks)jl[A]=(jl[A]||[]).concat(b.hooks[A])});let ig=(b,A,D)=>D,Cn=Ln({key:null,setSeries:!1,filters:{pub:i0,sub:i0},scales:[C,y[1]?y[1].scale:null],match:[r0,r0,ig],values:[null,null]},me.sync);Cn.match.length==2&&Cn.match.push(ig),me.sync=Cn;let rg=Cn.key,Rd=ev(rg);function Wa(b,A,D,U,$,j,he){Cn.filters.pub(b,A,D,U,$,j,he)&&Rd.pub(b,A,D,U,$,j,he)}Rd.sub(i);function cw(b,A,D,U,$,j,he){Cn.filters.sub(b,A,D,U,$,j,he)&&No[b](null,A,D,U,$,j,he)}i.pub=cw;function uw(){Rd.unsub(i),af.delete(i),Vn.clear(),tf(gc,Bo,ng),c.remove(),Le?.remove(),Xn("destroy")}i.destroy=uw;function Cd(){Xn("init",n,e),Ba(e||n.data,!1),N[C]?bd(C,N[C]):za(),oe=nn.show&&(nn.width>0||nn.height>0),ie=xe=!0,B(n.width,n.height)}return y.forEach(Eo),T.forEach(Ur),t?t instanceof HTMLElement?(t.appendChild(c),Cd()):t(i,Cd):Cd(),i}Kn.assign=Ln;Kn.fmtNum=pf;Kn.rangeNum=vc;Kn.rangeLog=yc;Kn.rangeAsinh=df;Kn.orient=to;Kn.pxRatio=kt;Kn.join=gS;Kn.fmtDate=gf,Kn.tzDate=AS;Kn.sync=ev;{Kn.addGap=c1,Kn.clipGaps=wc;let n=Kn.paths={points:ov};n.linear=lv,n.stepped=d1,n.bars=f1,n.spline=m1}function dv(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let r=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=r>.499&&r<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let s=1;return r>0&&r<.12?s=Math.log(r)/Math.log(1/3):r===0&&t-e>50&&(s=3),{toPosition:o=>i((o-e)/(t-e))**(1/s),toValue:o=>e+(t-e)*i(o)**s}}function Ac(n,e){let t=n.min??-1/0,i=n.max??1/0,r=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,r))}function Rc(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function fv(n){let e=n.trim().replace(/^\+/,"");return/^\d{1,18}$/.test(e)?e.replace(/^0+(?=\d)/,""):void 0}function ft(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return String(Number(n.toPrecision(3))).includes("e")?String(Number(n.toPrecision(3))).replace("e+","e"):n.toExponential(2).replace(/\.?0+e\+?/,"e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),r=n.toFixed(i);return i>0?r.replace(/\.?0+$/,""):r.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function Pi(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function Li(n){return Math.abs(n)>=1e3?`${ft(n/1e3,3)} km`:`${ft(n,3)} m`}var pv={name:"value",kind:"linear",diverging:!1,stops:[[0,0,0],[255,255,255]],at:[0,1],even:!0},qo=[pv],wf=new Map,Sf=new Set,Ef=new Set,mv=[],gv={};function qi(n){return gv[n]??[128,128,128]}function Tf(n,e){let t=n.palettes;gv=n.colours,mv=n.field_families;let i=t.map(o=>({name:o.name,kind:o.kind==="categorical"?"classes":"linear",diverging:o.kind==="diverging",cyclic:o.kind==="cyclic",stops:o.stops.map(a=>a.colour),at:o.stops.map(a=>a.at),even:o.even,named:o.classes&&new Map(o.classes.map(a=>[a.number,a]))})),[r,s]=["land","sea"].map(o=>i.find(a=>a.name===o));r!==void 0&&s!==void 0&&i.unshift({name:"height",kind:"hypsometric",diverging:!1,stops:[...s.stops,...r.stops],at:[...s.at.map(o=>.499*o),...r.at.map(o=>.501+.499*o)],even:!1}),qo.splice(0,qo.length,...i.filter(o=>o!==r&&o!==s)),wf.clear(),Sf.clear(),Ef.clear();for(let o of e)wf.set(o.name,o.palette==="land"?"height":o.palette),o.scale==="log"&&Sf.add(o.name),o.values==="direction"&&Ef.add(o.name)}function Er(n,e=""){let t=mv.find(o=>n.startsWith(o.prefix)),i=wf.get(n)??t?.palette??n,r=T1(e||i);return r.cyclic&&Ef.has(n)?{...r,kind:"around"}:r.kind==="linear"&&!r.diverging&&Sf.has(n)?{...r,kind:"log"}:r}function vv(n,e){return Er(n).named?.get(Math.round(e))?.name}function T1(n){return qo.find(e=>e.name===n)??qo.find(e=>e.name==="value")??pv}function el(n){return"#"+n.map(e=>e.toString(16).padStart(2,"0")).join("")}function no(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}function _s(n){return n.map(e=>e/255<=.04045?e/255/12.92:((e/255+.055)/1.055)**2.4)}function xv(n){let[e,t,i]=_s(n),r=Math.cbrt(.4122214708*e+.5363325363*t+.0514459929*i),s=Math.cbrt(.2119034982*e+.6806995451*t+.1073969566*i),o=Math.cbrt(.0883024619*e+.2817188376*t+.6299787005*i);return[.2104542553*r+.793617785*s-.0040720468*o,1.9779984951*r-2.428592205*s+.4505937099*o,.0259040371*r+.7827717662*s-.808675766*o]}function A1([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,r=(n-.1055613458*e-.0638541728*t)**3,s=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*r+.2309699292*s,-1.2684380046*i+2.6097574011*r-.3413193965*s,-.0041960863*i-.7034186147*r+1.707614701*s].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function R1(n){let e=n.stops.length;if(!n.even)return n.at;let t=n.stops.map(xv),i=(s,o)=>{let a=[0];for(let l=s;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let r=(e-1)/2;return[...i(0,r).map(s=>s/2),...i(r,e-1).slice(1).map(s=>.5+s/2)]}function Yo(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??(n.named?Array.from({length:256},(a,l)=>n.named?.get(l)?.colour??qi("nameless_class")):n.stops);for(let a=0;a<e;a++){let l=o[Math.floor(a/e*256)%o.length];i.set([...l,255],a*4)}return i}let r=R1(n),s=n.stops.map(xv);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<r.length-2&&a>r[l+1];)l++;let c=Math.max(0,Math.min(1,(a-r[l])/Math.max(r[l+1]-r[l],1e-9))),u=s[l].map((h,d)=>h+(s[l+1][d]-h)*c);i.set([...A1(u),255],o*4)}return i}var C1=1e-6;function Af(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="around"?[0,360]:n.kind==="log"?[Math.max(e,t*C1,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}var Rf=[[0,"N"],[90,"E"],[180,"S"],[270,"W"],[360,"N"]];function Cc(n){return n.kind!=="classes"&&n.kind!=="around"}function Xr(n,e,t){let i=e-n;if(!(i>0))return[n];let r=Cf(i/t),s=[];for(let o=Math.ceil(n/r-1e-9)*r;o<=e+r*1e-9;o+=r)s.push(Math.abs(o)<r*1e-6?0:Number(o.toPrecision(12)));return s}function Cf(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}function Pc(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,r)=>_v(i,`stage.${r+1}`,"stage"))}function _v(n,e,t){let i=n.written??{},r={...i,...n.values??{}},s=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((h,d)=>s.push(_v(h,`${e}.${l}.${d+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:r,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:s,operator:n.operator}}function yv(n,e){let t=(e??{}).fields??[],i=new Set(t.map(r=>r.name));return[...n.filter(r=>!i.has(r.name)),...t]}function Ii(n,e){for(let t of n){if(t.place===e)return t;let i=Ii(t.children,e);if(i!==void 0)return i}}function $r(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function Ne(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function di(n){return typeof n=="number"?Number.isFinite(n)?P1(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(di).join(", ")}]`:JSON.stringify(String(n))}function P1(n){return String(Number(n.toPrecision(7))).replace("e+","e")}function bv(n,e){let t=(e??{}).materials,i=n.map(r=>({...r}));for(let[r,s]of Object.entries(t??{})){let o=i.find(c=>c.name===r),a=i.find(c=>c.name===s.base),l=o??{colour:el(qi("plain_rock")),...a,name:r};s.colour!==void 0&&(l.colour=L1(s.colour)??l.colour),typeof s.loose=="boolean"&&(l.loose=s.loose),o===void 0&&i.push(l)}return i}function L1(n){if(typeof n=="string")return/^#[0-9a-fA-F]{6}$/.test(n)?n:void 0;if(!(!Array.isArray(n)||n.length!==3))return el(n.map(e=>Math.max(0,Math.min(255,Math.round(Number(e))))))}var qr={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0,wind:!0,clouds:!0,plants:!0,daylight:!0,worldHour:13,worldDay:172,plates:!1,borders:!1,drift:!1,spin:!1,sea:void 0};var wv=["recipe","inspector","time"],k=new _i({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},name:"",text:"",cards:[],structure:{},rocks:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...qr},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",compare:{left:void 0,right:void 0,show:"land",words:[],busy:!1},fromNow:!1,part:void 0}),I1=1;function cn(n,e,t=""){let{notices:i}=k.value;if(i.find(a=>a.sentence===e&&a.kind===n)!==void 0)return;let s={id:I1++,kind:n,sentence:e,about:t},o=i.filter(a=>n!=="error"||a.kind!=="error");k.set({notices:[...o.slice(-2),s]}),n!=="error"&&setTimeout(()=>Lf(s.id),n==="note"?5e3:9e3)}function Sv(n){let{notices:e}=k.value,t=e.filter(i=>i.about!==n);t.length<e.length&&k.set({notices:t})}function Lf(n){k.set({notices:k.value.notices.filter(e=>e.id!==n)})}function io(n){let{run:e,settings:t}=k.value;n.setSea(e.sea_level??t.sea??void 0)}var Pf=[],Mv=0;function Ev(){let n=Date.now(),e=n-Mv<1500;Mv=n,e||Pf.push({level:k.value.settings.sea,text:k.value.text})}function Tv(){let n=Pf.pop();return n===void 0?!1:n.text!==k.value.text?(Pf.length=0,!1):(k.set({settings:{...k.value.settings,sea:n.level}}),!0)}var hn,ue;function Av(n,e){hn=n,ue=e}async function Et(n,...e){try{let t=await hn.ask(n,...e);return Sv(n),t}catch(t){let i=t;i.problems?.length>0&&k.set({problems:i.problems}),cn("error",i.message,n);return}}async function ys(){let{run:n}=k.value;!n.running&&n.ticks>0&&n.tick>=n.ticks&&await Et("seek",{tick:0}),await Et(n.running?"pause":"run")}var Zo=(n=1)=>Et("step",{n});async function kc(){Tv()?io(ue):await Et("undo")}var Nc=()=>Et("redo"),If=!1,Lc;async function Yi(n){if(Lc=n,!If){for(If=!0;Lc!==void 0;){let e=Lc;Lc=void 0,await Et("seek",{tick:e})}If=!1}}var Df=!1,Ic=new Map;async function _n(n,e,t=!1){let i=n.every(r=>r.kind==="set")?n.map(r=>r.place).join(" "):`${e} ${Math.random()}`;if(Ic.set(i,{edits:n,what:e,fromNow:t}),!Df){for(Df=!0;Ic.size>0;){let[r,s]=Ic.entries().next().value;Ic.delete(r),await Et("edit",{edits:s.edits,what:s.what,from_now:s.fromNow})}Df=!1}}async function Fc(n,e){try{return await hn.ask("text",{text:n,what:e}),k.set({problems:[]}),[]}catch(t){let i=t,r=i.problems?.length?i.problems:[{message:i.message}];return k.set({problems:r}),r}}function kf(n,e,t,i){let r=Ii(k.value.cards,n),s=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?di(`${di(t)} ${i}`):di(t),o=r?.list==="process"&&k.value.fromNow;_n([{kind:"set",place:`${n}.${e}`,value:s}],`${Ne(e)}: ${r?.label??n}`,o)}function Rv(n,e){let t=Ii(k.value.cards,n);t!==void 0&&!(e in t.written)||_n([{kind:"unset",place:`${n}.${e}`}],w("{name} as it was",{name:Ne(e)}))}function Uc(n,e){let t=k.value.run.grid??{columns:2,spacing:1},i=t.spacing*Math.max(1,t.columns-1)/Math.max(1,n-1);_n([{kind:"set",place:"grid.size",value:`[${n}, ${e}]`},{kind:"set",place:"grid.spacing",value:di(i)}],w("Size"))}function Nf(n,e){let t=k.value.cards,i=n==="stage"?void 0:Ii(t,n.replace(/\.(process|event)$/,"")),r=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,s=k.value.selected,o=s!==""&&$r(s).list===n?$r(s).number+1:r+1,a=`${n}.${o}`;_n([{kind:"insert",place:a,value:`op = "${e}"`}],w("{name} added",{name:Ne(e)})),k.set({selected:a,dialog:"",right:!0})}function Oc(n){let e=Ii(k.value.cards,n);_n([{kind:"remove",place:n}],w("{name} removed",{name:Ne(e?.op??n)})),k.set({selected:""})}function Bc(n,e){let{list:t,number:i}=$r(n);if(e===i||e<1)return;let r=Ii(k.value.cards,n);_n([{kind:"move",place:n,to:e}],w("{name} moved",{name:Ne(r?.op??n)})),k.set({selected:`${t}.${e}`})}function zc(n){let e=Ii(k.value.cards,n);if(e===void 0)return;let t=Ne(e.op);e.enabled?_n([{kind:"set",place:`${n}.enabled`,value:"false"}],w("{name} off",{name:t})):_n([{kind:"unset",place:`${n}.enabled`}],w("{name} on",{name:t}))}function Ff({text:n,structure:e,problems:t}){let i=Pc(e),r=bv(k.value.catalog?.materials??[],e);D1(e),k.set({text:n,structure:e,problems:t,cards:i,rocks:r}),typeof e.name=="string"&&k.set({name:e.name}),Ii(i,k.value.selected)===void 0&&k.set({selected:""}),ue.landScene.setRocks(r),ue.otherMap.classes=ue.map.classes=r.map(s=>no(s.colour))}var Dc=[];function Cv(n){Dc=n.fields,Tf(n,n.fields),k.set({catalog:n})}function D1(n){let e=k.value.catalog;if(e===void 0)return;let t=yv(Dc,n);t.length===Dc.length&&e.fields.length===Dc.length||(Tf(e,t),k.set({catalog:{...e,fields:t}}))}function Hc(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function Uf(n){try{return(await hn.upload(n.name,n)).file}catch(e){cn("error",e.message);return}}async function Vc(n){if(n.name.endsWith(".toml")){let t=await Fc(await n.text(),w("{name} opened",{name:n.name}));t.length>0&&cn("error",t[0].message);return}let e=await Uf(n);e!==void 0&&(await Et("open",{file:e}),cn("note",w("{name} opened",{name:n.name})))}function bs(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Pv(){let n=k.value.name||"recipe";bs(new Blob([k.value.text],{type:"application/toml"}),`${n}.toml`)}async function Ko(n=1){try{bs(await ue.screenshot(n),`${k.value.name||"land"}_${k.value.run.tick}.png`)}catch(e){cn("error",e.message)}}function k1(n,e){let t=[...e.keys()],i=s=>s==null||!Number.isFinite(s)?"":String(s),r=n.map((s,o)=>[s,...t.map(a=>i(e.get(a)?.[o]))].join(","));return["step",...t].join(",")+`
`+r.join(`
`)+`
`}function Lv(n,e){bs(new Blob([k1(n,e)],{type:"text/csv"}),`${k.value.name||"land"}_charts.csv`),cn("note",w("The curves are saved as a table."))}var N1=Symbol.for("pv"),F1=0;function g(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:N1,__v:--F1,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),Ht.vnode&&Ht.vnode(c),c}var Of={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",first:"M5 4v12M15 4l-7 6 7 6z",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",globe:"M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM10 2.500c-4.500 4-4.500 11 0 15M10 2.500c4.500 4 4.500 11 0 15M2.500 10h15",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",more:"M4 10h.01M10 10h.01M16 10h.01M4 5h.01M10 5h.01M16 5h.01M4 15h.01M10 15h.01M16 15h.01"};function xt({name:n}){return g(tl,{lines:Of[n]})}function tl({lines:n}){return g("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:g("path",{d:n,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}var Gc=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function Iv(){let n=se(Zs,t=>t.version),e=Fg([...sr.values.keys()]);return g("section",{class:"charts","aria-label":w("Charts"),children:[e.map(t=>g(U1,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&g("p",{class:"chart empty",children:w("Curves appear while the land runs.")}),g(O1,{}),g(B1,{}),e.length>0&&g("button",{class:"small savecharts",onClick:()=>Lv(sr.ticks,sr.values),title:w("Save the curves as a table (CSV)"),children:[g(xt,{name:"export"})," CSV"]})]})}function U1({title:n,names:e,version:t}){let i=$t(null),r=$t(null),s=e.join(" "),o=()=>[sr.ticks,...e.map(u=>sr.values.get(u)??[])];Nt(()=>{let u=i.current,h={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},d={width:u.clientWidth||260,height:122,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...h,size:28,space:70},{...h,space:26,values:(p,x)=>x.map(m=>ft(m,4)),size:(p,x)=>18+7.5*Math.max(3,...(x??[]).map(m=>m.length))}],series:[{},...e.map((p,x)=>({label:p,stroke:Gc[x%Gc.length],width:1.6,points:{show:!1}}))]};r.current=new Kn(d,o(),u);let f=new ResizeObserver(()=>r.current?.setSize({width:u.clientWidth,height:122}));return f.observe(u),()=>{f.disconnect(),r.current?.destroy()}},[s]),Nt(()=>r.current?.setData(o()),[t,s]);let a=Pi(Ug(e[0])),l=u=>{let h=sr.values.get(u)??[];return h[h.length-1]??NaN};return g("figure",{class:"chart",onClick:u=>{let h=r.current?.cursor.left;h!==void 0&&h>=0&&u.detail===2&&Yi(Math.round(r.current.posToVal(h,"x")))},title:w("Double click: go to this moment"),children:[g("figcaption",{children:[g("span",{children:[w(n),a&&` (${a})`]})," ",e.length===1?g("b",{children:ft(l(e[0]))}):g("span",{class:"keys",children:e.map((u,h)=>g("span",{children:[g("i",{style:{background:Gc[h%Gc.length]}}),w(Ne(u.replace("ledger.","")))]},u))})]}),g("div",{ref:i,role:"img","aria-label":e.map(u=>`${Ne(u)} ${ft(l(u))} ${a}`.trim()).join(", ")})]})}function O1(){let n=se(k,l=>l.settings.field),e=se(k,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=vt();if(Nt(()=>{let l=!1;return hn.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]),t===void 0||t.counts.length===0)return null;let{counts:r}=t,s=Math.max(...r,1),o=Pi(t.unit),a=r.map((l,c)=>{let[u,h]=[c,c+1].map(f=>f/r.length*240),d=100-96*l/s;return`${u},${d} ${h},${d}`}).join(" ");return g("figure",{class:"chart",children:[g("figcaption",{children:[w("Spread of {name}",{name:Ne(n)})," ",g("b",{children:[w("median")," ",ft(t.median)," ",o]})]}),g("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":w("Spread of {name}",{name:Ne(n)}),children:g("polygon",{points:`0,100 ${a} 240,100`})}),g("div",{class:"ends",children:[g("span",{children:ft(t.low)}),g("span",{children:[ft(t.high)," ",o]})]})]})}function B1(){let[n,e]=vt(),[t,i]=vt(!1),r=se(k,c=>c.tick),[s,o]=vt(-1),a=async()=>{i(!0);let c=await Et("realism");c!==void 0&&e(c),o(r),i(!1)},l=n?.measures??[];return g("figure",{class:"chart gates",children:[g("figcaption",{children:[w("Would it pass for real land?")," ",g("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?w("Measuring…"):n&&s!==r?w("Measure again"):w("Measure")})]}),g("ul",{children:l.map(c=>g("li",{class:c.verdict,title:c.sentence,children:[g("i",{"aria-hidden":"true"})," ",c.title||Ne(c.name),g("small",{children:[" ",c.value===null?"":ft(c.value,3)," · ",w(c.verdict)]})]},c.name))})]})}function Yr({title:n,children:e,wide:t}){let i=$t(null);Nt(()=>{let s=i.current,o=document.activeElement;return s.showModal(),s.querySelector("[autofocus]")?.focus(),()=>{s.close(),o?.focus?.()}},[]);let r=()=>k.set({dialog:""});return g("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:s=>{s.preventDefault(),r()},onClick:s=>{s.target===i.current&&r()},children:[g("header",{children:[g("h2",{children:n}),g("button",{class:"icon",onClick:r,"aria-label":w("Close"),title:w("Close"),children:g(xt,{name:"close"})})]}),g("div",{class:"content",children:e})]})}function nl(n,e,t,i){return[(t+.5)/n*2*Math.PI-Math.PI,Math.PI/2-(i+.5)/e*Math.PI]}function Nv(n,e,[t,i,r]){let s=Math.atan2(t,r),o=Math.asin(Math.max(-1,Math.min(1,i/Math.hypot(t,i,r))));return[(s+Math.PI)/(2*Math.PI)*n-.5,(.5-o/Math.PI)*e-.5]}function Jo(n,e){return[Math.cos(e)*Math.sin(n),Math.sin(e),Math.cos(e)*Math.cos(n)]}function Bf(n,e,t){let i=Math.min(t,e-1-t)+.5,r=n*Math.sin(Math.PI*i/e),s=i<1?n:n/Math.max(r,1);return Math.min(n,Math.max(1,Math.round(s*(1+.8*Math.exp(.5-i)))))}function $c(n,e,t,i=!1){let r=new Float32Array(n);for(let s=0;s<t;s++){let o=Bf(e,t,s),a=s*e;if(!(o<2))if(i)z1(n,r,a,e,o);else{let l=Math.floor((o-1)/2),c=0;for(let u=-l;u<o-l;u++)c+=n[a+(u+e)%e];for(let u=0;u<e;u++)r[a+u]=c/o,c+=n[a+(u+o-l)%e]-n[a+(u-l+e)%e]}}return r}function Fv(n,e,t,i){let r=new Uint8Array(n);for(let s=0;s<t;s++){let o=Bf(e,t,s);if(o<2)continue;let a=s*e,l=o-1>>1;for(let c=0;c<i;c++){let u=d=>n[(a+(d+e)%e)*i+c],h=0;for(let d=-l;d<o-l;d++)h+=u(d);for(let d=0;d<e;d++)r[(a+d)*i+c]=Math.round(h/o),h+=u(d+o-l)-u(d-l)}}return r}function Uv(n,e,t,i){let r=new Float32Array(n);for(let s=0;s<i;s++){let o=Math.max(1,Math.floor(t/Bf(t,i,s)));if(!(o>t/2))for(let a=0;a<o;a++){let l=s*t+Math.floor(a*t/o),c=s*t+Math.floor((a+1)*t/o),u=0,h=0;for(let d=l;d<c;d++)n[d]<=e[d]||(u++,h+=n[d]);r.fill(2*u>c-l?h/u:-1e6,l,c)}}return r}function z1(n,e,t,i,r){let s=Math.max(1,Math.floor(i/r));for(let o=0;o<s;o++){let a=Math.floor(o*i/s),l=Math.floor((o+1)*i/s),c=new Map,u=n[t+a];for(let h=a;h<l;h++){let d=n[t+h],f=(c.get(d)??0)+1;c.set(d,f),f>(c.get(u)??0)&&(u=d)}e.fill(u,t+a,t+l)}}function Ov(n){let e=n+1,t=new Float32Array(6*e*e*3),i=new Uint32Array(6*n*n*6),r=0,s=0;for(let o=0;o<6;o++){let a=o>>1,l=o&1?-1:1,c=o*e*e;for(let u=0;u<=n;u++)for(let h=0;h<=n;h++){let d=Math.tan((h/n-.5)*(Math.PI/2))*l,f=Math.tan((u/n-.5)*(Math.PI/2)),p=[0,0,0];p[a]=l,p[(a+1)%3]=d,p[(a+2)%3]=f;let x=Math.hypot(...p);for(let m of p)t[r++]=m/x}for(let u=0;u<n;u++)for(let h=0;h<n;h++){let d=c+u*e+h;for(let f of[d,d+1,d+e,d+1,d+e+1,d+e])i[s++]=f}}return{places:t,index:i}}function Bv(n,e,t){let i=n[0]*e[0]+n[1]*e[1]+n[2]*e[2],r=n[0]**2+n[1]**2+n[2]**2-t*t,s=i*i-r;if(s<0)return;let o=-i-Math.sqrt(s);if(!(o<0))return[n[0]+o*e[0],n[1]+o*e[1],n[2]+o*e[2]]}var Dv=1.5,H1=1.12,V1=14,kv=3.2,Xc=class{constructor(){this.state={lon:.4,lat:.35,distance:3.4};this.flung=[0,0]}eye(){let[e,t,i]=Jo(this.state.lon,this.state.lat),r=this.state.distance;return[e*r,t*r,i*r]}turn(e,t){let i=this.state,r=Math.min(3.2,1.5*(i.distance-1))/Math.max(Math.cos(i.lat),.35);i.lon=Ms(i.lon-e*r),i.lat=Wc(i.lat+t*Math.min(3.2,1.5*(i.distance-1)),-Dv,Dv)}zoom(e){let t=(this.state.distance-1)*e;this.state.distance=Wc(1+t,H1,V1)}frame(e,t){let i=Math.atan(Math.tan(t*Math.PI/360)*Math.min(1,e));return{...this.state,distance:1.16/Math.sin(i)}}glideTo(e){this.flung=[0,0],this.goal={...this.state,...e}}fling(e,t){this.flung=[Wc(e,-4,4),Wc(t,-4,4)]}spin(e){this.state.lon=Ms(this.state.lon-e),this.goal!==void 0&&(this.goal.lon=Ms(this.goal.lon-e))}step(e,t){if(this.goal===void 0)return this.roll(e,t);let i=t?1:1-Math.exp(-e*7),r=this.state,s={lon:Ms(this.goal.lon-r.lon),lat:this.goal.lat-r.lat,distance:this.goal.distance-r.distance};r.lon=Ms(r.lon+s.lon*i),r.lat+=s.lat*i,r.distance+=s.distance*i;let o=Math.max(Math.abs(s.lon),Math.abs(s.lat),Math.abs(s.distance));return(t||o<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0,this.flung=[0,0]}roll(e,t){let i=Math.hypot(...this.flung);if(t||i<.01)return this.flung=[0,0],!1;let r=Math.exp(-kv*e),s=(1-r)/kv;return this.turn(this.flung[0]*s,this.flung[1]*s),this.flung=[this.flung[0]*r,this.flung[1]*r],!0}};function Ms(n){let e=2*Math.PI;return n-e*Math.round(n/e)}function Wc(n,e,t){return Math.min(t,Math.max(e,n))}function ws(n){let[e,t]=n?.latitudes??[-90,90];return(n?.edges==="wrap_x"||n?.edges==="polar")&&e<=-89.99&&t>=89.99}function qc(n){return n?.projection==="latlon"}function zv(n,e,t){let[i,r]=n.latitudes??[-90,90],s=Ms((e+.5)/n.columns*2*Math.PI-Math.PI);return{latitude:Math.max(i,Math.min(r,r-(t+.5)/n.rows*(r-i))),longitude:s*180/Math.PI}}var G1=1500,W1=6e4;async function Hv(n,e,t){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let i=n.canvas.captureStream(30),r=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(f=>MediaRecorder.isTypeSupported(f));if(r===void 0)return;let s=[],o=0,a=new MediaRecorder(i,{mimeType:r,videoBitsPerSecond:12e6});a.ondataavailable=f=>{s.push(f.data),o+=f.data.size};let l=new Promise(f=>a.onstop=()=>f());a.start(250);let c=performance.now()+e*1e3,u=n.pictures,h=()=>n.pictures<u+2||o<G1,d=performance.now();for(;performance.now()<c||h()&&performance.now()<c+W1;)t?.(Math.min(1,(performance.now()-d)/(e*1e3))),n.invalidate(),await new Promise(f=>setTimeout(f,33));a.stop(),await l;for(let f of i.getTracks())f.stop();return new Blob(s,{type:r})}function Vv(){let{lon:n,lat:e}=ue.globe.rig.state;return[n,e].map(t=>Number((t*180/Math.PI).toFixed(2)))}function Gv(){let n=se(k,N=>N.catalog),e=se(k,N=>N.run.fields)??[],t=se(k,N=>N.run),[i,r]=vt(["height"]),[s,o]=vt(".exr"),[a,l]=vt(""),[c,u]=vt([]),[h,d]=vt(""),[f,p]=vt(8),x=se(k,N=>N.mode)==="globe",[m,v]=vt(!0);if(n===void 0)return null;let y=e.length>0?e:n.fields.map(N=>N.name),T=k.value.name||"land",M=n.export_sets??[],P=M.find(N=>N.name===a),C=Number(t.grid?.columns??0),_=[...P?.sizes??[]].sort((N,Y)=>Math.abs(N-C)-Math.abs(Y-C)).slice(0,2).sort((N,Y)=>N-Y),E=P!==void 0&&P.sizes.length>0&&!(P.sizes.includes(C)&&t.grid?.columns===t.grid?.rows),H=async(N,Y)=>{d(N),await Y(),d("")},F=(N,Y)=>{let G=N.filter(de=>de!==void 0);u(G),Y!==void 0&&G.length===0&&cn("note",w("Written to {place}",{place:Y}))},I=()=>H("files",async()=>{let N=i.map(G=>({field:G,file:`${G}${s}`})),Y=await Et("export",P?{set:a,fields:e}:{outputs:N});Y&&F(Y.files.map(G=>G.file))}),W=N=>H("picture",async()=>{await Ko(N)}),X=()=>H("film",async()=>{let{rig:N}=ue.globe,{lon:Y}=N.state,G=await Hv(ue,f,de=>{!x||!m||(N.stay(),N.state.lon=Ms(Y-de*2*Math.PI))});G===void 0?cn("error",w("This browser cannot record the canvas.")):bs(G,`${T}.webm`)}),O=()=>H("timelapse",async()=>{let N=await Et("timelapse",{seconds:f,fps:25,...x&&{globe:Vv(),turn:m?-360:0}});N&&F([N.file],N.folder)});return g(Yr,{title:w("Export"),wide:!0,children:[g("section",{children:[g("h3",{children:w("Files for other programs")}),M.length>0&&g("div",{class:"kinds",role:"radiogroup","aria-label":w("For which program"),children:[g("button",{role:"radio","aria-checked":a==="",onClick:()=>l(""),children:w("My choice")}),M.map(N=>g("button",{role:"radio","data-set":N.name,"aria-checked":a===N.name,onClick:()=>l(N.name),children:N.title},N.name))]}),P!==void 0&&g("div",{class:"setwords",children:[g("p",{children:P.sentence}),g("p",{class:"sentence",children:[P.files.filter(N=>!N.if_there||e.includes(N.field)).map(N=>N.file).join(", ")," ","· ",t.grid?.columns," × ",t.grid?.rows]}),E&&g("div",{class:"buttons",children:[g("p",{class:"sentence",children:w("It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:",{list:P.sizes.join(", ")})}),_.map(N=>g("button",{class:"small","data-size":N,onClick:()=>Uc(N,N),children:[N," × ",N]},N))]}),g("button",{class:"primary",disabled:h!=="",onClick:()=>{I()},children:h==="files"?w("Writing…"):w("Write files")})]}),P===void 0&&g("div",{class:"grid2",children:[g("fieldset",{children:[g("legend",{children:w("Fields")}),g("div",{class:"checks",children:y.map(N=>g("label",{children:[g("input",{type:"checkbox",checked:i.includes(N),onChange:Y=>r(Y.currentTarget.checked?[...i,N]:i.filter(G=>G!==N))})," ",Ne(N)]},N))})]}),g("div",{children:[g("label",{class:"control tight",children:[w("Format"),g("select",{value:s,onChange:N=>o(N.currentTarget.value),children:n.formats.filter(N=>N.writes!==!1).map(N=>g("option",{value:N.ending,children:[N.name," (",N.ending,")"]},N.ending))})]}),g("p",{class:"sentence",children:n.formats.find(N=>N.ending===s)?.summary}),g("button",{class:"primary",disabled:h!==""||i.length===0,onClick:()=>{I()},children:h==="files"?w("Writing…"):w("Write files")})]})]})]}),g("section",{children:[g("h3",{children:w("Picture")}),g("div",{class:"buttons",children:[g("button",{disabled:h!=="",onClick:()=>{W(1)},children:w("As seen")}),g("button",{disabled:h!=="",onClick:()=>{W(2)},children:w("Twice as large")}),g("button",{disabled:h!=="",onClick:()=>{H("render",async()=>{let N=x?{globe:Vv()}:{};F([(await Et("picture",{kind:"relief",...N}))?.file])})},children:w("Drawn by the engine")})]})]}),g("section",{children:[g("h3",{children:w("Film")}),g("div",{class:"buttons",children:[g("label",{children:[w("Seconds")," ",g("input",{type:"number",min:1,max:120,value:f,onChange:N=>p(Number(N.currentTarget.value))})]}),x&&g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",id:"film-turn",checked:m,onChange:N=>v(N.currentTarget.checked)})," ",w("Once round the globe")]}),g("button",{disabled:h!=="",onClick:()=>{X()},children:h==="film"?w("Recording…"):w("Record what is seen")}),g("button",{disabled:h!=="",onClick:()=>{O()},children:h==="timelapse"?w("Rendering…"):w("Time-lapse of the recorded moments")})]})]}),c.length>0&&g("ul",{class:"files","aria-label":w("Files"),children:c.map(N=>g("li",{children:g("a",{href:hn.link(`/api/file/${N}`),download:!0,children:N})},N))})]})}function Wv(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(r=>r!=="");if(t.length===0)return n;let i=n.map(r=>({op:r,score:X1(r,t)})).filter(r=>r.score>0);return i.sort((r,s)=>s.score-r.score||r.op.name.localeCompare(s.op.name)),i.map(r=>r.op)}function X1(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),r=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),s=0;for(let o of e)if(t===o)s+=100;else if(t.startsWith(o))s+=40;else if(t.includes(o))s+=20;else if(i.includes(o))s+=8;else if(n.kind.startsWith(o))s+=5;else if(r.includes(o))s+=2;else return 0;return s}function Xv(){let n=se(k,c=>c.catalog),e=se(k,c=>c.addTo),[t,i]=vt(""),[r,s]=vt("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=Wv(o,t),l=[...new Set(a.map(c=>c.kind))];return g(Yr,{title:e==="stage"?w("Add a stage"):w("Add a process"),children:[g("input",{class:"search",type:"search",autofocus:!0,placeholder:w("Search: rain, dunes, canyon…"),"aria-label":w("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&Nf(e,a[0].name)}}),g("div",{class:"operators",role:"list",children:[l.map(c=>g("div",{role:"listitem",children:[g("h3",{children:w(c)}),a.filter(u=>u.kind===c).map(u=>g("div",{class:"operator",children:[g("button",{"data-op":u.name,onClick:()=>Nf(e,u.name),children:[g("strong",{children:Ne(u.name)}),g("span",{children:u.summary})]}),g("button",{class:"small quiet","aria-expanded":r===u.name,title:w("Explain"),"aria-label":`${w("Explain")}: ${Ne(u.name)}`,onClick:()=>s(r===u.name?"":u.name),children:"i"}),r===u.name&&g("img",{src:hn.link(`/api/explain/${u.name}.png`),alt:w("Before and after {name} with its defaults",{name:Ne(u.name)})})]},u.name))]},c)),a.length===0&&g("p",{children:w("Nothing is called that. Try a plainer word.")})]})]})}function Yc(n,e){return[n,...Object.keys(e).filter(t=>e[t])].join(" ")}function $v(){let n=se(k,e=>e.cards);return g("div",{class:"cards",children:[g("ol",{class:"cardlist","aria-label":w("Stages"),children:n.map((e,t)=>g(zf,{card:e,count:n.length,number:t+1},e.place))}),g("button",{class:"add",onClick:()=>k.set({dialog:"add",addTo:"stage"}),children:[g(xt,{name:"plus"})," ",w("Add a stage")]})]})}function zf({card:n,count:e,number:t}){let i=se(k,h=>h.selected===n.place),r=se(k,h=>h.run.label===n.label&&h.run.tick<h.run.ticks)&&n.list==="stage",s=se(k,h=>h.catalog)?.operators.find(h=>h.name===n.op)?.summary??"",[o,a]=vt(!1),l=$r(n.place).list,c=Ne(n.label||n.op),u=h=>{if(h.altKey&&h.key==="ArrowUp")Bc(n.place,t-1);else if(h.altKey&&h.key==="ArrowDown"&&t<e)Bc(n.place,t+1);else if(h.key==="Delete")Oc(n.place);else return;h.preventDefault(),h.stopPropagation()};return g("li",{class:Yc(`card of-${n.list}`,{selected:i,off:!n.enabled,over:o,active:r}),draggable:!0,onDragStart:h=>{h.dataTransfer?.setData("text/cuesta-card",n.place),h.stopPropagation()},onDragOver:h=>{h.dataTransfer?.types.includes("text/cuesta-card")&&(h.preventDefault(),h.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:h=>{a(!1);let d=h.dataTransfer?.getData("text/cuesta-card")??"";d===""||$r(d).list!==l||(h.preventDefault(),h.stopPropagation(),Bc(d,t))},children:[g("div",{class:"row",children:[g("button",{class:"name","aria-pressed":i,title:s,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>k.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[g("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),g("span",{class:"words",children:[g("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&g("small",{children:Ne(n.op)})]})]}),n.mask!==""&&g("span",{class:"masked",title:w("Only where {name} is above 0",{name:n.mask}),children:"◐"}),g("button",{class:"icon quiet",onClick:()=>zc(n.place),"aria-pressed":!n.enabled,title:n.enabled?w("Switch off"):w("Switch on"),"aria-label":`${n.enabled?w("Switch off"):w("Switch on")}: ${c}`,children:g(xt,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&g(ei,{children:[g("ol",{class:"cardlist","aria-label":w("Processes of {name}",{name:c}),children:[n.children.filter(h=>h.list==="process").map((h,d,f)=>g(zf,{card:h,count:f.length,number:d+1},h.place)),n.children.filter(h=>h.list==="event").map((h,d,f)=>g(zf,{card:h,count:f.length,number:d+1},h.place))]}),g("button",{class:"add small",onClick:()=>k.set({dialog:"add",addTo:`${n.place}.process`}),children:[g(xt,{name:"plus"})," ",w("Process")]})]})]})}var Hf="cuesta.draft",Vf={text:void 0,base:"",project:""};function $1(n){try{let e=JSON.parse(n?.getItem(Hf)??"null");if(typeof e?.text=="string"&&typeof e.base=="string"&&typeof e.project=="string")return e}catch{}return Vf}function Gf(){try{return window.sessionStorage}catch{return}}var Tr=new _i(typeof window>"u"?{...Vf}:{...$1(Gf())});function Wf(n,e,t){Tr.set({text:n,base:e,project:t});try{Gf()?.setItem(Hf,JSON.stringify(Tr.value))}catch{}}function Zc(){Tr.set({...Vf});try{Gf()?.removeItem(Hf)}catch{}}function qv(){let n=se(k,m=>m.text),e=se(k,m=>m.run.project)??"",t=se(k,m=>m.problems),i=se(Tr,m=>m),r=$t(null),s=$t(null),o=$t(0),a=i.text!==void 0&&(e===""||i.project===e),l=a?i.text:n,c=async m=>{clearTimeout(o.current),!((m===k.value.text?[]:await Fc(m,w("Text edited"))).length>0||Tr.value.text===void 0)&&(Tr.value.text===m?Zc():Wf(Tr.value.text,m,e))},u=a&&n!==""&&i.base!==n,h=e!==""&&n!=="";Nt(()=>{a&&!u&&h&&t.length===0&&c(i.text)},[h]);let d=m=>{m===n?Zc():Wf(m,a?i.base:n,e),clearTimeout(o.current),u||(o.current=window.setTimeout(()=>{c(m)},700))},f=l.split(`
`).length,p=new Map(t.filter(m=>m.line).map(m=>[m.line,m.message])),x=(m,v=1)=>{let y=l.split(`
`).slice(0,m-1).join(`
`).length+(m>1?1:0)+v-1;r.current?.focus(),r.current?.setSelectionRange(y,y),r.current&&(r.current.scrollTop=Math.max(0,(m-6)*19))};return g("div",{class:"editor",children:[g("div",{class:"paper",children:[g("pre",{class:"gutter",ref:s,"aria-hidden":"true",children:Array.from({length:f},(m,v)=>g("span",{class:p.has(v+1)?"bad":"",title:p.get(v+1),children:[v+1,`
`]},v))}),g("textarea",{ref:r,"aria-label":w("Recipe as text (TOML)"),"aria-invalid":t.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:l,onInput:m=>d(m.currentTarget.value),onBlur:()=>a&&!u&&void c(l),onScroll:m=>{s.current&&(s.current.scrollTop=m.currentTarget.scrollTop)},onKeyDown:m=>{m.stopPropagation(),(m.ctrlKey||m.metaKey)&&m.key==="Enter"&&c(l)}})]}),g("div",{id:"editor-problems",role:"status",class:"problems",children:[t.map((m,v)=>g("button",{onClick:()=>m.line&&x(m.line,m.column),children:[m.line?g("b",{children:w("Line {n}",{n:m.line})}):null," ",m.message]},v)),u&&g("span",{children:w("The recipe was changed after this text was begun.")}),u&&g("button",{class:"small",onClick:()=>{c(l)},children:w("Take the text as it is here")}),a&&(t.length>0||u)&&g("button",{class:"small",onClick:()=>{clearTimeout(o.current),Zc(),k.set({problems:[]})},children:w("Back to the text that holds")}),t.length===0&&!u&&g("span",{children:a?w("Typing…"):w("In step with the cards")})]})]})}function Yv(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,r=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return g("div",{class:`control ${r?"changed":""}`,"data-param":e.name,children:[g("label",{for:i,title:w("Double click: back to the default"),onDblClick:n.onReset,children:[Ne(e.name),e.required?" *":""]}),g(Y1,{...n,id:i}),g("p",{class:"sentence",id:`${i}-s`,children:e.doc}),r&&e.default!==void 0&&g("button",{class:"reset",onClick:n.onReset,title:w("Back to the default"),children:[g("span",{"aria-hidden":"true",children:"↺"})," ",q1(e)]})]})}function q1(n){let e=n.default;return typeof e=="number"&&e===n.min&&e<=-1e5?w("none"):typeof e=="number"?`${ft(e)} ${Pi(n.unit)}`.trim():Array.isArray(e)?w("default"):e===""?w("none"):String(e)}function Y1(n){switch(n.param.kind){case"number":case"whole number":return g(jo,{...n});case"number or field":return g(J1,{...n});case"true or false":return g(j1,{...n});case"choice":return g(Kc,{...n,options:n.param.choices??[]});case"material":return g(Kc,{...n,options:n.materials.map(e=>e.name)});case"field":return g(Kc,{...n,options:["",...n.fields]});default:return g(Kv,{...n})}}function Z1(n){return typeof n=="number"?n:Rc(String(n??""))?.value??NaN}function jo({id:n,param:e,value:t,onChange:i,onReset:r}){let s=dv(e),o=Z1(t),[a,l]=vt(o),c=$t(!1),u=$t(o);Nt(()=>{c.current||l(o)},[o]);let h=Pi(e.unit),d=T=>{c.current=!0;let M=Ac(e,s.toValue(T));l(M),M!==u.current&&(u.current=M,i(M))},f=()=>{c.current&&(c.current=!1,u.current=NaN)},[p,x]=vt(""),m=Number.isFinite(a)?ft(a):String(t??""),v=Zv(m),y=T=>{let M=T.value.trim();if(M===m)return;let P=Rc(M.replace(/[\u202f\u00a0]/g,"")),C={min:ft(e.min??-1/0),max:ft(e.max??1/0),unit:h},_="";if(P===void 0?_=w("“{text}” is no number: {value} stays.",{text:M.slice(0,40),value:`${m} ${h}`.trim()}):P.unit===""&&(P.value<(e.min??-1/0)||P.value>(e.max??1/0))&&(_=w("{text} lies outside {min} to {max} {unit}: {value} stays.",{...C,text:ft(P.value),value:m})),x(_),v.end(),P===void 0||_!==""){T.value=m;return}P.unit!==""&&P.unit!==e.unit?(T.value=m,i(M)):P.value!==o&&i(K1(e,P.value))};return g("div",{class:"number",children:[g("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?s.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?s.toPosition(a):0)}%`},"aria-label":Ne(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${ft(a)} ${h}`,onInput:T=>d(Number(T.currentTarget.value)),onChange:f,onDblClick:r}),g("span",{class:"figure",children:[g("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:v.text,size:7,"aria-invalid":p!=="","aria-errormessage":p!==""?`${n}-r`:void 0,title:w("From {min} to {max}",{min:ft(e.min??0),max:ft(e.max??0)}),onFocus:T=>T.currentTarget.select(),onInput:v.type,onChange:T=>y(T.currentTarget),onBlur:v.end,onKeyDown:T=>{T.key==="Enter"&&y(T.currentTarget)}}),h&&g("span",{class:"unit",children:h})]}),p!==""&&g("p",{class:"refusal",id:`${n}-r`,role:"alert",children:p})]})}function Zv(n){let[e,t]=vt(void 0);return{text:e??n,type:i=>t(i.currentTarget.value),end:()=>t(void 0)}}function Xf({id:n,value:e,what:t,empty:i,describedBy:r,placeholder:s,onNumber:o}){let[a,l]=vt(""),c=Zv(e),u=h=>{let d=h.value.trim(),f=fv(d);c.end(),d!==e&&(l(""),d===""&&i!==void 0?i():f!==void 0?o(f):(l(e===""?w("“{text}” is no whole number: {what} takes one, such as 42.",{text:d.slice(0,40),what:t}):w("“{text}” is no whole number: {value} stays.",{text:d.slice(0,40),value:e})),h.value=e))};return g(ei,{children:[g("input",{id:n,type:"text",inputMode:"numeric",autocomplete:"off",value:c.text,placeholder:s,"aria-describedby":r,"aria-invalid":a!=="","aria-errormessage":a!==""?`${n}-r`:void 0,onInput:c.type,onChange:h=>u(h.currentTarget),onBlur:c.end}),a!==""&&g("p",{class:"refusal",id:`${n}-r`,role:"alert",children:a})]})}function K1(n,e){return n.kind==="whole number"?Math.round(e):e}function J1(n){let e=typeof n.value=="string"&&Rc(n.value)===void 0&&n.value!=="",[t,i]=vt(e);return Nt(()=>i(e),[e]),typeof n.value=="string"&&n.value.startsWith("=")?g(Kv,{...n}):g("div",{class:"either",children:[t?g(Kc,{...n,options:n.fields}):g(jo,{...n}),g("button",{class:"small","aria-pressed":t,title:w("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?w("number"):w("map")})]})}function j1({id:n,param:e,value:t,onChange:i}){return g("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":Ne(e.name),onChange:r=>i(r.currentTarget.checked)})}function Kc({id:n,value:e,options:t,onChange:i,materials:r}){let s=String(e??""),o=r.find(a=>a.name===s)?.colour;return g("span",{class:"choice",children:[o!==void 0&&g("span",{class:"swatch",style:{background:o}}),g("select",{id:n,value:s,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(s)&&g("option",{value:s,children:s||w("none")}),t.map(a=>g("option",{value:a,children:a===""?w("none"):Ne(a)},a))]})]})}function Kv({id:n,param:e,value:t,onChange:i,onUpload:r}){let s=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!s){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return g("span",{class:"textual",children:[g("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&r!==void 0&&g("button",{class:"small",onClick:r,children:w("Choose…")})]})}var jv="cuesta.presets";function Jv(){try{return JSON.parse(localStorage.getItem(jv)??"{}")}catch{return{}}}function Q1(n){try{localStorage.setItem(jv,JSON.stringify(n))}catch{}}function Qv(n,e){let t=new Set(e.params.map(i=>i.name));return Object.fromEntries(Object.entries(n.written).filter(([i])=>t.has(i)))}function eE(n,e,t){let i=Object.entries(t).map(([o,a])=>({kind:"set",place:`${n.place}.${o}`,value:di(a)})),r=new Set(e.params.filter(o=>/file|^field|material/.test(o.kind)).map(o=>o.name));return[...Object.keys(Qv(n,e)).filter(o=>!(o in t)&&!r.has(o)).map(o=>({kind:"unset",place:`${n.place}.${o}`})),...i]}function ex({card:n,operator:e}){let t=se(k,l=>l.catalog)?.operator_presets?.[e.name]??[],[i,r]=vt(!1),s=Jv()[e.name]??{},o=(l,c)=>{let u=eE(n,e,l);u.length>0&&_n(u,`${Ne(e.name)}: ${c}`)},a=l=>{l==="+"?r(!0):l==="-"?o({},w("Defaults")):l.startsWith("e")?o(t[Number(l.slice(1))].values,Ne(t[Number(l.slice(1))].name)):l.startsWith("m")&&o(s[l.slice(1)],l.slice(1))};return i?g(tE,{done:l=>{r(!1);let c=Jv();l!==""&&Q1({...c,[e.name]:{...c[e.name],[l]:Qv(n,e)}})}}):g("select",{class:"presets","aria-label":w("Presets"),title:w("All settings at one go"),value:"",onChange:l=>{a(l.currentTarget.value),l.currentTarget.value=""},children:[g("option",{value:"",children:[w("Presets"),"…"]}),g("option",{value:"-",children:w("Defaults")}),t.length>0&&g("optgroup",{label:w("As in an example"),children:t.map((l,c)=>g("option",{value:`e${c}`,children:[Ne(l.name),l.label===e.name?"":`, ${l.label}`]},c))}),Object.keys(s).length>0&&g("optgroup",{label:w("Mine"),children:Object.keys(s).map(l=>g("option",{value:`m${l}`,children:l},l))}),g("option",{value:"+",children:w("Save these settings…")})]})}function tE({done:n}){let e=$t(null);return uc(()=>e.current?.focus(),[]),g("input",{ref:e,class:"presets",type:"text",maxLength:40,placeholder:w("Name of the preset"),"aria-label":w("Name of the preset"),autocomplete:"off",onBlur:()=>n(""),onKeyDown:t=>{t.key==="Enter"&&n(t.currentTarget.value.trim()),t.key==="Escape"&&n("")}})}function tx(){let n=se(k,s=>s.catalog),e=se(k,s=>s.cards),t=se(k,s=>s.selected),i=Ii(e,t);if(n===void 0)return null;if(i===void 0)return g(sE,{});let r=i.operator??n.operators.find(s=>s.name===i.op);return g(nE,{card:i,operator:r},i.place+i.op)}function nE({card:n,operator:e}){let t=se(k,d=>d.catalog),i=se(k,d=>d.rocks),r=se(k,d=>d.fromNow),[s,o]=vt(!1),a=t.fields.map(d=>d.name),l=e?.params??[],c=d=>e?.keys?.find(f=>f.name===d),u=l.length>9,h=u&&!s?l.filter((d,f)=>f<7||d.name in n.written):l;return g("section",{class:"inspector","aria-label":w("Inspector"),children:[g("header",{children:[g("h2",{children:Ne(n.label||n.op)}),g("p",{class:"summary",children:e?.summary}),e!==void 0&&l.length>0&&n.list!=="event"&&g(ex,{card:n,operator:e})]}),n.list==="process"&&g("label",{class:"inline",title:w("Later values apply from this step; what has happened stays."),children:[g("input",{type:"checkbox",role:"switch",checked:r,onChange:d=>k.set({fromNow:d.currentTarget.checked})}),w("Change from now on")]}),h.map(d=>g(Yv,{param:d,value:n.values[d.name]??d.default,written:d.name in n.written,fields:a,materials:i,onChange:f=>kf(n.place,d.name,f,typeof f=="number"?d.unit:void 0),onReset:()=>Rv(n.place,d.name),onUpload:async()=>{let f=await Hc(),p=f&&await Uf(f);p&&kf(n.place,d.name,p)}},d.name)),u&&g("button",{class:"more","aria-expanded":s,onClick:()=>o(!s),children:s?w("Fewer settings"):w("All {n} settings",{n:l.length})}),g("details",{class:"extra",children:[g("summary",{children:w("Where, seed, name")}),g(il,{card:n,name:"label",doc:c("label")?.doc??""}),g(iE,{card:n,doc:c("mask")?.doc??"",fields:a}),g(il,{card:n,name:"seed",doc:c("seed")?.doc??"",numeric:!0}),c("steps")&&g(il,{card:n,name:"steps",doc:c("steps").doc,numeric:!0}),c("into")&&g(il,{card:n,name:"into",doc:c("into").doc}),c("blend")&&g(il,{card:n,name:"blend",doc:c("blend").doc})]}),e&&g(rE,{operator:e}),g("footer",{class:"buttons",children:[g("button",{onClick:()=>zc(n.place),children:n.enabled?w("Switch off"):w("Switch on")}),g("button",{class:"danger",onClick:()=>Oc(n.place),children:w("Remove")})]})]})}function il({card:n,name:e,doc:t,numeric:i}){let r=`k-${e}`,s=String(n.written[e]??""),o=`${n.place}.${e}`,a=()=>{_n([{kind:"unset",place:o}],Ne(e))},l=c=>{_n([{kind:"set",place:o,value:c}],Ne(e))};return g("div",{class:"control",children:[g("label",{for:r,children:Ne(e)}),i?g(Xf,{id:r,value:s,what:Ne(e),empty:a,onNumber:l,describedBy:`${r}-s`}):g("input",{id:r,type:"text",value:s,"aria-describedby":`${r}-s`,placeholder:e==="label"?n.label:"",onChange:c=>{let u=c.currentTarget.value.trim();u===""?a():l(di(u))}}),g("p",{class:"sentence",id:`${r}-s`,children:t})]})}function iE({card:n,doc:e,fields:t}){let i=se(k,r=>r.cards).map(r=>String(r.written.into??"")).filter(r=>r!=="");return g("div",{class:"control",children:[g("label",{for:"k-mask",children:w("Mask")}),g("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:r=>{let s=r.currentTarget.value,o=`${n.place}.mask`;s===""?_n([{kind:"unset",place:o}],w("Mask")):_n([{kind:"set",place:o,value:di(s)}],w("Mask"))},children:[g("option",{value:"",children:w("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(r=>g("option",{value:r,children:r},r))]}),g("p",{class:"sentence",id:"k-mask-s",children:e})]})}function rE({operator:n}){let[e,t]=vt(!1);return g("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[g("summary",{children:w("Explain")}),e&&g("figure",{children:[g("img",{src:hn.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:w("Before and after {name} with its defaults",{name:Ne(n.name)})}),g("figcaption",{children:w("Before and after, with the defaults")})]}),g("p",{class:"sentence",children:[g("code",{children:n.name})," · ",w(n.kind),n.cites&&n.cites.length>0&&g(ei,{children:[" ","· ",w("after")," ",n.cites.join(", ")]})]})]})}function sE(){let n=se(k,r=>r.run),{columns:e,rows:t}=n.grid??{columns:0,rows:0},i=(se(k,r=>r.catalog)?.export_sets??[]).flatMap(r=>r.sizes);return g("section",{class:"inspector","aria-label":w("Inspector"),children:[g("header",{children:[g("h2",{children:w("The land")}),g("p",{class:"summary",children:w("Choose a card to change it. These values hold for all of them.")})]}),g("div",{class:"control",children:[g("label",{for:"l-seed",children:w("Seed")}),g("span",{class:"textual",children:[g(Xf,{id:"l-seed",value:String(n.seed??""),what:w("Seed"),onNumber:r=>{_n([{kind:"set",place:"seed",value:r}],w("Seed"))}}),g("button",{class:"small",onClick:()=>{_n([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],w("Seed"))},children:w("Another")})]}),g("p",{class:"sentence",children:w("Another seed is another land by the same rules.")})]}),g("div",{class:"control",children:[g("label",{for:"l-size",children:w("Size")}),g("select",{id:"l-size",value:`${e}`,onChange:r=>{let s=Number(r.currentTarget.value);Uc(s,Math.round(t*s/e))},children:[...new Set([128,256,512,1024,2048,4096,...i,e])].filter(r=>r>0).sort((r,s)=>r-s).map(r=>g("option",{value:`${r}`,children:[r," × ",e?Math.round(t*r/e):r]},r))}),g("p",{class:"sentence",children:w("Samples along the sides; the extent stays the same.")})]}),g("footer",{class:"buttons",children:g("button",{onClick:()=>{Et("branch",{name:$f()})},children:w("Branch from here")})})]})}function $f(){let n=new Set(k.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch_${e}`))return`branch_${e}`}function nx(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),r=[],s=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:s+Number(u.written.at??0),label:Ne(u.op||u.label)}));r.push({label:a.label||a.op,first:s,ticks:a.ticks,from:o,to:l,events:c}),s+=a.ticks,o=l}return r}function ix(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function rx(n,e){let t=Math.min(1,Math.max(0,e));for(let r of n)if(t<=r.to)return Math.round(r.first+r.ticks*(t-r.from)/Math.max(r.to-r.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var qf=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let r=Math.max(1,i/8);if(t<=0||this.list.some(h=>Math.abs(h.tick-t)<r))return!1;let s=document.createElement("canvas");s.width=72,s.height=40;let o=s.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:s.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((h,d)=>h.tick-d.tick).slice(-16),!0}},rl=new qf;var oE=365;function aE(n,e){if(!n.enabled)return 0;let t=Number(n.values.rotation);if(!Number.isFinite(t)||t===0)return 0;let i=e.find(r=>r.name===n.op)?.params.find(r=>r.name==="rotation")?.unit;return Math.abs(t)/(i==="deg"?360:2*Math.PI)}function lE(n){for(let e of n)for(let t of["year_days","days_per_year"]){let i=Number(e.values[t]);if(i>0)return i}return oE}function sx(n,e,t){let i=0,r=0,s;for(let l of n){if(r>e.tick)break;let c=l.children.filter(d=>d.list==="process"),u=Math.max(0,...c.map(d=>aE(d,t))),h=Math.max(0,Math.min(l.ticks,e.tick-r));u>0&&(s=c,i+=u*h),r+=l.ticks}if(s===void 0)return;let o=lE(s),a=Math.floor(i+1e-9);return{day:Math.floor(a%o)+1,year:Math.floor(a/o)+1,share:Math.max(0,i-a)}}function ox(n,e,t){let i,r=0;for(let s of n){if(!s.enabled)continue;let o=Math.max(0,Math.min(s.ticks,e.tick-r));r+=s.ticks;let a=cE(s,t);if(a===void 0)continue;let l=0,c=0,u=a;for(let h of uE(s)){let d=Math.min(o,h.at);l+=u*(d-c),c=d,u=h.years}i=(i??0)+l+u*(o-c)}return i}function cE(n,e){let t=n.children.filter(i=>i.list==="process"&&i.enabled);for(let i of t.length>0?t:[n]){let r=e.find(o=>o.name===i.op)?.params.find(o=>o.name==="time_step")?.unit,s=Number(i.values.time_step);if(r==="yr"&&s>0&&Number(i.values.every??1)<=1)return s}}function uE(n){return n.children.filter(e=>e.list==="event").map(e=>{let t=e.written.set??{},i=Object.entries(t).find(([r])=>/(^|\.)time_step$/.test(r))?.[1];return{at:Number(e.written.at??0),years:hE(i)}}).filter(e=>e.years>0).sort((e,t)=>e.at-t.at)}function hE(n){let[,e,t]=/^\s*([\d.eE+-]+)\s*(\w*)\s*$/.exec(String(n??""))??[],i={"":1,yr:1,kyr:1e3,Myr:1e6,Gyr:1e9};return Number(e)*(i[t??""]??NaN)}function ax(n){let[e,t]=n>=1e6?["Myr",1e6]:n>=1e4?["kyr",1e3]:["yr",1];return`${Number((n/Number(t)).toPrecision(4))} ${e}`}function lx(){let n=se(k,p=>p.run),e=se(k,p=>p.cards),t=se(k,p=>p.dock),i=$t(null),[,r]=vt(0),s=nx(e),o=p=>100*ix(s,p);Nt(()=>{rl.clear(),r(p=>p+1)},[e.length]);let a=p=>{let x=i.current.getBoundingClientRect();return rx(s,(p-x.left)/x.width)},l=p=>{p.type==="pointerdown"&&p.currentTarget.setPointerCapture(p.pointerId),(p.type==="pointerdown"||p.buttons&1)&&Yi(a(p.clientX))},c=se(k,p=>p.catalog)?.operators??[],u=sx(e,n,c),h=ox(e,n,c),d=h===void 0?void 0:ax(h),f=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return g("section",{class:"timeline","aria-label":w("Time"),children:[g("div",{class:"clock",children:[g("button",{class:"icon",onClick:()=>{Yi(0)},title:w("To the beginning"),"aria-label":w("To the beginning"),children:g(xt,{name:"first"})}),g("button",{class:"icon",onClick:()=>{Yi(Math.max(0,n.tick-1))},title:w("One step back"),"aria-label":w("One step back"),children:g(xt,{name:"left"})}),g("button",{class:"icon",onClick:()=>{ys()},title:n.running?w("Pause"):w("Run"),"aria-label":n.running?w("Pause"):w("Run"),children:g(xt,{name:n.running?"pause":"play"})}),g("button",{class:"icon",onClick:()=>{Zo()},title:w("One step"),"aria-label":w("One step"),children:g(xt,{name:"right"})}),g("span",{class:"count","aria-live":"off",children:[f,d!==void 0&&g("span",{class:"worldage",title:w("Time that has gone by"),children:d}),u!==void 0&&g("span",{class:"worldclock",title:w("Clock of the world"),children:w("day {d}, year {y}",{d:u.day,y:u.year})}),g("small",{children:n.rate?` ${ft(n.rate,3)} ${w("steps/s")}`:""})]})]}),g("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":w("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":[w("step {n}",{n:n.tick}),d].filter(Boolean).join(", "),onPointerDown:l,onPointerMove:l,onKeyDown:p=>{let x=p.shiftKey?10:1;if(p.key==="ArrowLeft")Yi(Math.max(0,n.tick-x));else if(p.key==="ArrowRight")Yi(Math.min(n.ticks,n.tick+x));else if(p.key==="Home")Yi(0);else if(p.key==="End")Yi(n.ticks);else return;p.preventDefault(),p.stopPropagation()},children:[s.map((p,x)=>g("div",{class:`segment ${x%2?"odd":""}`,style:{left:`${100*p.from}%`,width:`${100*(p.to-p.from)}%`},title:Ne(p.label),children:g("span",{children:Ne(p.label)})},x)),g("div",{class:"past",style:{width:`${o(n.tick)}%`}}),rl.list.map(p=>g("img",{class:"thumb",src:p.url,alt:"",style:{left:`${o(p.tick)}%`}},p.tick)),(n.recorded??[]).map(p=>g("i",{class:"moment",style:{left:`${o(p)}%`}},p)),s.flatMap(p=>p.events.map(x=>g("i",{class:"event",style:{left:`${o(x.tick)}%`},title:x.label},`e${x.tick}${x.label}`))),g("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),g(dE,{}),g("button",{class:"icon quiet","aria-expanded":t,onClick:()=>k.set({dock:!t}),title:`${w("Charts")} (T)`,"aria-label":w("Charts"),children:g(xt,{name:"chart"})})]})}function dE(){let n=se(k,o=>o.branches),e=se(k,o=>o.run.branch)??"main",t=se(k,o=>o.run.speed)??0,i=[...new Set([e,...n.map(o=>o.name)])],[r,s]=vt(!1);return g("div",{class:"branches",children:[g("select",{"aria-label":w("Speed"),title:w("Speed"),value:String(t),onChange:o=>{Et("speed",{steps_per_second:Number(o.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((o,a)=>o-a).map(o=>g("option",{value:String(o),children:o===0?w("full speed"):`${o} ${w("steps/s")}`},o))}),r?g(fE,{done:()=>s(!1)}):g("select",{"aria-label":w("Branch"),title:w("Branch"),value:e,onChange:o=>{let a=o.currentTarget.value;a==="+"?s(!0):a==="-"?Et("drop_branch",{name:e}):Et("switch",{name:a})},children:[i.map(o=>g("option",{value:o,children:o},o)),g("option",{value:"+",children:w("New branch from here…")}),i.length>1&&e!=="main"&&g("option",{value:"-",children:w("Drop this branch")})]})]})}function fE({done:n}){let e=$t(null);return uc(()=>{e.current?.focus(),e.current?.select()},[]),g("input",{ref:e,class:"branchname",type:"text",defaultValue:$f(),maxLength:31,autocomplete:"off",spellcheck:!1,"aria-label":w("Name of the new branch"),title:w("Name of the new branch"),onBlur:n,onKeyDown:t=>{if(t.key==="Escape"&&n(),t.key!=="Enter")return;let i=t.currentTarget.value.trim().replace(/[^\w-]+/g,"_");n(),i!==""&&Et("branch",{name:i})}})}var pE=new Set(["op","label","enabled"]);function cx(n,e,t){let i=[];for(let r of["seed","grid"]){let s=n.structure[r],o=e.structure[r];JSON.stringify(s)!==JSON.stringify(o)&&(r==="seed"?i.push(`${w("Seed")}: ${s??w("none")} → ${o??w("none")}`):i.push(...hx(w("The land"),s??{},o??{},void 0)))}return ux(n.cards,e.cards,t,"",i),i}function ux(n,e,t,i,r){let s=(c,u)=>c.list==="event"?`event ${u}`:`${c.list} ${c.label}`,o=new Map(n.map((c,u)=>[s(c,u),c])),a=new Map(e.map((c,u)=>[s(c,u),c])),l=c=>`${i}${Ne(c.label||c.op)}`;for(let[c,u]of o)a.has(c)||r.push(w("{name}: only on the left",{name:l(u)}));for(let[c,u]of a){let h=o.get(c);if(h===void 0){r.push(w("{name}: only on the right",{name:l(u)}));continue}if(h.op!==u.op){r.push(`${l(u)}: ${Ne(h.op)} → ${Ne(u.op)}`);continue}h.enabled!==u.enabled&&r.push(`${l(u)}: ${Yf(h.enabled)} → ${Yf(u.enabled)}`);let d=t.find(f=>f.name===u.op);r.push(...hx(l(u),{...h.written,...h.values},{...u.written,...u.values},d)),ux(h.children,u.children,t,`${l(u)} › `,r)}}function Yf(n){return n?w("on"):w("off")}function hx(n,e,t,i){let r=[];for(let s of new Set([...Object.keys(e),...Object.keys(t)])){if(pE.has(s)||JSON.stringify(e[s])===JSON.stringify(t[s]))continue;let o=i?.params.find(a=>a.name===s)?.unit;r.push(`${n}: ${Ne(s)} ${Jc(e[s],o)} → ${Jc(t[s],o)}`)}return r}function Jc(n,e){return n===void 0||n===""?w("none"):typeof n=="number"?`${ft(n)} ${Pi(e)}`.trim():typeof n=="boolean"?Yf(n):Array.isArray(n)?n.length>6?w("{n} values",{n:n.length}):n.map(t=>Jc(t,void 0)).join(", "):typeof n=="object"&&n!==null?Object.entries(n).map(([t,i])=>`${Ne(t)} ${Jc(i,void 0)}`).join(", "):String(n)}function Ss(n){k.set({compare:{...k.value.compare,...n}})}function dx(n,e){let{run:t}=k.value;k.set({run:{...t,kept:{...t.kept,[n]:e}}}),ue.setSea(e.sea_level??void 0,n)}async function fx(){if(k.value.run.kept?.a===void 0){let n=k.value.run.branch,e=k.value.branches.filter(t=>t.name!==n);await Zf("left",e.length===1?e[0].name:void 0)}else await jc(),await Qc()}async function Zf(n,e){let t=n==="left"?"a":"b";if(n==="right"&&(e===void 0||e===k.value.run.branch))Ss({right:void 0}),ue.splitSlots=["a","live"];else{Ss({busy:!0});let i=await Et("keep",{slot:t,branch:e});if(Ss({busy:!1}),i===void 0)return;dx(t,i),Ss({[n]:e}),n==="right"&&(ue.splitSlots=["a","b"])}ue.invalidate(),await Qc()}function px(n){Ss({show:n}),ue.compared=n,ue.invalidate(),cr(),jc()}async function jc(){let{mode:n,settings:e,run:t}=k.value;if(!(n!=="split"||!(ue.flat||e.overlay)))for(let i of["a","b"]){let r=t.kept?.[i];if(r===void 0||ue.slots[i].maps.fields.has(e.field)||!t.fields?.includes(e.field))continue;Ss({busy:!0});let s=await Et("keep",{slot:i,branch:r.branch,edition:r.edition,tick:r.tick});Ss({busy:!1}),s!==void 0&&dx(i,s)}}async function mE(n){let e=n==="live"?void 0:k.value.run.kept?.[n];if(e===void 0)return{cards:k.value.cards,structure:k.value.structure};try{let t=await hn.ask("edition",{edition:e.edition});return{cards:Pc(t.structure),structure:t.structure}}catch{return}}async function Qc(){let[n,e]=await Promise.all(ue.splitSlots.map(mE));n===void 0||e===void 0||Ss({words:cx(n,e,k.value.catalog?.operators??[])})}function sl(n){let{run:e,compare:t}=k.value;return n==="left"?e.kept?.a?.tick??e.tick:t.right===void 0?e.tick:e.kept?.b?.tick??e.tick}var ol=["temperature","humidity","air_water","precipitation","snow"],al=["wind_x","wind_y"],eu=-60,mx=60,ro=n=>Math.max(0,Math.min(255,Math.round(255*n))),gx=(n,e,t)=>{let i=Math.max(0,Math.min(1,(t-n)/(e-n)));return i*i*(3-2*i)};function vx(n,e){return n!==void 0?1-Math.exp(-Math.max(n,0)/.03):e===void 0?0:gx(1,-5,e)}function gE(n,e,t){if(n===void 0)return Math.max(0,Math.min(1,e));let i=150+32*Math.max(t,0);return n/(n+i)}function vE(n,e){let t=(s,o)=>Math.exp(-((s/o)**2)),i=Math.abs(n),r=Math.sin(n*Math.PI/180);return{celsius:28-45*r*r-.0062*Math.max(e,0),moisture:.36+.42*t(i,15)+.3*t(i-52,20)-.22*t(i-27,9)}}function xE(n,e){let{columns:t,rows:i}=n,r=new Uint8Array(t*i*4);for(let s=0,o=0;s<i;s++){let{celsius:a,moisture:l}=vE(90-180*(s+.5)/i,0);for(let c=0;c<t;c++,o+=4){let u=n.values[s*t+c]-e,h=a-.0062*Math.max(u,0);r[o]=ro((h-eu)/(mx-eu)),r[o+1]=ro(l),r[o+2]=ro(vx(void 0,h+8))}}return{data:r,temperature:!0,moisture:!0,snow:!0,cloud:!1}}function xx(n,e,t){let i=f=>{let p=n.fields.get(f);return p?.columns===e.columns&&p.rows===e.rows?p.values:void 0},[r,s,o,a,l]=ol.map(i);if(!r&&!s&&!o&&!a&&!l)return t===void 0?void 0:xE(e,t);let c=o===void 0?1:Math.max(n.fields.get("air_water").high,1e-9),u=e.columns*e.rows,h=new Uint8Array(u*4);for(let f=0;f<u;f++){let p=r?.[f],x=s!==void 0?s[f]:o!==void 0?o[f]/c:0,m=4*f;h[m]=ro(((p??12)-eu)/(mx-eu)),h[m+1]=ro(gE(a?.[f],x,p??12)),h[m+2]=ro(vx(l?.[f],p)),h[m+3]=ro(gx(.25,.95,x))}let d=s!==void 0||o!==void 0;return{data:h,temperature:r!==void 0,moisture:d||a!==void 0,snow:l!==void 0||r!==void 0,cloud:d}}var ll=["trees.conifer","trees.broadleaf","trees.riverside","shrub","grass"];function yx(n,e){let[t,i,r,s,o]=ll.map(u=>{let h=n.fields.get(u);return h?.columns===e.columns&&h.rows===e.rows?h.values:void 0});if(!t&&!i&&!r&&!s&&!o)return;let a=u=>Math.max(0,Math.min(255,Math.round(255*u))),l=e.columns*e.rows,c=new Uint8Array(l*4);for(let u=0;u<l;u++)c[4*u]=a(t?.[u]??0),c[4*u+1]=a((i?.[u]??0)+(r?.[u]??0)),c[4*u+2]=a(s?.[u]??0),c[4*u+3]=a(o?.[u]??0);return c}var _x=7,Kf=28;function bx(n,e){let t=n/(.9*e),i=Math.max(0,Math.ceil(Math.log2(Math.max(t,1e-6)/_x))),r=_x*2**i;return r<=Kf?{pitch:r,shown:1}:{pitch:Kf,shown:Math.max(0,2-t/Kf)}}var Es="plate",Zr="plate_border",so=["plate_velocity_x","plate_velocity_y"],_E=5;function Mx(n,e,t,i){let r=t*i,s=new Int32Array(r);for(let h=0;h<r;h++)s[h]=n[h]+.5;let o=[],a=new Map,l=(h,d,f)=>{let p=a.get(h);return p===void 0&&(p=o.length/2,a.set(h,p),o.push(d,f)),p},c=[],u=[];for(let h=0;h+1<i;h++){let d=h*t;for(let f=0;f<t;f++){let p=f+1<t?f+1:0,x=s[d+f],m=s[d+p],v=s[d+t+f],y=s[d+t+p];if(x===m&&x===v&&x===y)continue;let T=[];x!==m&&T.push(l(d+f,f+.5,h)),v!==y&&T.push(l(d+t+f,f+.5,h+1)),x!==v&&T.push(l(r+d+f,f,h+.5)),m!==y&&T.push(l(r+d+p,p,h+.5));let M=yE(e,t,i,f,h);if(T.length===2){c.push(T[0],T[1]),u.push(M);continue}let P=l(2*r+d+f,f+.5,h+.5);for(let C of T)c.push(C,P),u.push(M)}}return{count:u.length,ends:bE(o,c,t,i),kinds:Uint8Array.from(u)}}function yE(n,e,t,i,r){if(n===void 0)return 0;for(let s of[0,1,2]){let o=[0,0,0,0];for(let l=r-s;l<=r+1+s;l++)if(!(l<0||l>=t))for(let c=i-s;c<=i+1+s;c++){let u=Math.round(n[l*e+(c+e)%e]);u>0&&u<o.length&&o[u]++}let a=Math.max(...o);if(a>0)return o.indexOf(a)}return 0}function bE(n,e,t,i){let r=n.length/2,s=new Float32Array(3*r);for(let c=0;c<r;c++)s.set(Jo(...nl(t,i,n[2*c],n[2*c+1])),3*c);let o=new Float32Array(3*r),a=new Uint8Array(r);for(let c=0;c<_E;c++){o.fill(0),a.fill(0);for(let u=0;u<e.length;u+=2){let[h,d]=[e[u],e[u+1]];a[h]++,a[d]++;for(let f=0;f<3;f++)o[3*h+f]+=s[3*d+f],o[3*d+f]+=s[3*h+f]}for(let u=0;u<r;u++){if(a[u]<2)continue;let h=[0,0,0];for(let f=0;f<3;f++)h[f]=.5*s[3*u+f]+.5*o[3*u+f]/a[u];let d=Math.hypot(...h)||1;for(let f=0;f<3;f++)s[3*u+f]=h[f]/d}}let l=new Float32Array(3*e.length);for(let c=0;c<e.length;c++)for(let u=0;u<3;u++)l[3*c+u]=s[3*e[c]+u];return l}var Jf=15;function ME(n,e){let t=1-2*(n+.5)/e,i=n*Math.PI*(3-Math.sqrt(5)),r=Math.sqrt(1-t*t);return[r*Math.sin(i),t,r*Math.cos(i)]}function wx(n,e,t,i,r,s){let o=new Float32Array(3*s),a=new Float32Array(3*s),l=0;for(let c=0;c<s;c++){let u=ME(c,s),h=Math.atan2(u[0],u[2]),d=Math.asin(u[1]),f=Math.floor((h+Math.PI)/(2*Math.PI)*t)%t,p=Math.min(i-1,Math.floor((.5-d/Math.PI)*i)),x=Jf*1e3/r,m=n[p*t+f]*x,v=e[p*t+f]*x;if(!(Math.hypot(m,v)>.004))continue;let y=[Math.cos(h),0,-Math.sin(h)],T=[-Math.sin(d)*Math.sin(h),Math.cos(d),-Math.sin(d)*Math.cos(h)];for(let M=0;M<3;M++)o[3*l+M]=u[M],a[3*l+M]=m*y[M]-v*T[M];l++}return{count:l,from:o.slice(0,3*l),way:a.slice(0,3*l)}}function Ts(n){k.set({mode:n}),ue.mode=n,ue.invalidate(),cr(),n==="split"&&fx()}function Tx(n){let e=ws(n);ue.setWraps(/^(wrap|wrap_x|polar)$/.test(n?.edges??""),qc(n)),!e&&k.value.mode==="globe"&&Ts("land")}var wE=1024,SE=512,jf=!1,Sx=0;function Ax(n){if(clearTimeout(Sx),n===jf)return;let e=()=>{jf=n,cr()};n?e():Sx=window.setTimeout(e,400)}var Ex="";function cr(n=!1){let{catalog:e,settings:t}=k.value;if(e===void 0)return;let i=new Set(e.fields.map(T=>T.name)),r=["height","water"].filter(T=>i.has(T));r.push("ice");let o=["top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(T=>i.has(T)),a=new Set(k.value.run.fields),l=[...ol,...t.wind?al:[]],c=t.plants?ll:[];o.push(...[...l,...c].filter(T=>a.has(T)));let{plates:u,borders:h,drift:d}=t,f=[...u||h?[Es]:[],...h?[Zr]:[],...d?so:[]];ue.mode==="globe"&&r.push(...f.filter(T=>a.has(T))),!ue.flat&&ue.mode!=="globe"&&o.push("rock_face","rock_edge"),(ue.flat||t.overlay)&&!r.includes(t.field)&&r.push(t.field);let p=ue.quality.detail,x=ue.mode==="globe"?SE:wE,m=jf?Math.min(p,x):p,v=ue.mode==="land"||ue.mode==="map"?k.value.part:void 0,y=[...r,...o,m,JSON.stringify(v)].join(" ");y===Ex&&!n||(Ex=y,Rx({fields:r,slow:o.filter(T=>!r.includes(T)),detail:m,...v}))}var Rx=()=>{};function Cx(n){Rx=n}var tu={temperate:{moss:"#5b6645",meadow:"#7b7a56",straw:"#a0946e",wood:"#3c4834",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#dde3ec",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#dde3ec",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}},Px=Object.keys(tu);function Di(n){k.set({settings:{...k.value.settings,...n}}),ue.change(n),cr()}function Ix(){let n=se(k,c=>c.settings),e=se(k,c=>c.catalog)?.fields??[],t=se(k,c=>c.run.fields),i=se(k,c=>c.mode)==="globe",r=t&&t.length>0?t:e.map(c=>c.name),s=(c,u,h,d,f,p)=>g("div",{class:"control tight",children:[g("label",{for:`v-${c}`,onDblClick:()=>Di({[c]:qr[c]}),title:w("Double click: back to the default"),children:u}),g("span",{class:"number",children:[g("input",{id:`v-${c}`,type:"range",min:h,max:d,step:f,value:Number(n[c]),"aria-valuetext":p,style:{"--at":`${100*(Number(n[c])-h)/(d-h)}%`},onInput:x=>Di({[c]:Number(x.currentTarget.value)}),onDblClick:()=>Di({[c]:qr[c]})}),g("span",{class:"figure plain",children:p})]})]}),o=c=>t?.includes(c)===!0,a=(c,u)=>g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",id:`v-${c}`,checked:n[c],onChange:h=>Di({[c]:h.currentTarget.checked})})," ",u]}),l=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return g("section",{class:"lookpanel","aria-label":w("View"),children:[g("h2",{children:w("View")}),g("div",{class:"control tight",children:[g("label",{for:"v-field",children:w("Field")}),g("select",{id:"v-field",value:n.field,onChange:c=>Di({field:c.currentTarget.value}),children:[...new Set([...r,n.field])].map(c=>g("option",{value:c,children:Ne(c)},c))})]}),g("div",{class:"control tight",children:[g("label",{for:"v-palette",children:w("Colours")}),g("select",{id:"v-palette",value:n.palette,onChange:c=>Di({palette:c.currentTarget.value}),children:[g("option",{value:"",children:w("of the field")}),qo.map(c=>g("option",{value:c.name,children:w(c.name)},c.name))]})]}),g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:c=>Di({overlay:c.currentTarget.checked})})," ",w("Field over the land")]}),g("div",{class:"control tight",children:[g("label",{for:"v-look",children:w("Climate")}),g("select",{id:"v-look",value:n.look,onChange:c=>Di({look:c.currentTarget.value}),children:Px.map(c=>g("option",{value:c,children:w(c)},c))})]}),!i&&s("hour",w("Time of day"),4.5,19.75,.05,l),!(i&&n.daylight)&&s("turn",w("Turn the sun"),-180,180,1,`${n.turn}°`),s("exaggeration",w("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),s("haze",w("Haze"),0,3,.05,n.haze.toFixed(2)),s("contour",w("Contour lines"),0,Lx(),Lx()/20,n.contour===0?w("none"):`${Number(n.contour.toPrecision(3))} m`),g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:c=>Di({waves:c.currentTarget.checked})})," ",w("Moving water")]}),o("wind_x")&&o("wind_y")&&a("wind",w("Wind as streaks")),(o("humidity")||o("air_water"))&&a("clouds",w("Clouds")),o("plant_cover")&&a("plants",w("Plants"))]})}function Lx(){let n=ue.land.numbers.high-ue.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}var EE=(n,e)=>`${n}_${String(e+1).padStart(2,"0")}`,Dx=n=>Array.from({length:12},(e,t)=>EE(n,t));function kx(n){return/^(temperature|precipitation)_(0[1-9]|1[0-2])$/.test(n)}function Nx(n){let e=new Set(n);return["temperature","precipitation"].some(t=>Dx(t).every(i=>e.has(i)))}function Fx(n){let e=r=>{let s=Dx(r).map(o=>n[o]?.value);return s.every(o=>typeof o=="number")?s:void 0},[t,i]=[e("temperature"),e("precipitation")];if(!(t===void 0&&i===void 0))return{temperature:t,rain:i,height:n.height?.value??void 0}}function Ux({temperature:n,rain:e}){let t=Array.from({length:12},(r,s)=>s),i=r=>r.reduce((s,o)=>s+o,0);return{mean:n&&i(n)/12,sum:e&&i(e),arid:t.map(r=>!!n&&!!e&&e[r]<2*n[r]),frost:t.map(r=>!!n&&n[r]<0)}}var Qf=n=>n/10;function Qo(n){return n<=100?n/20:5+(n-100)/200}function Ox({temperature:n,rain:e}){let t=(n??[]).map(Qf),i=(e??[]).map(Qo);return[Math.min(0,Math.floor(Math.min(...t,0))),Math.max(3,Math.ceil(Math.max(...t,...i,0)))]}function Bx(){let n=se(k,_=>_.mode),e=se(k,_=>_.settings),t=se(k,_=>_.catalog),i=se(k,_=>_.rocks);se(ur,_=>_.pictures);let r=$t(null),{palette:s,range:o}=ue.map,a=se(k,_=>_.compare.show),l=ue.flat||e.overlay,c=n==="split"&&a==="difference",{low:u,high:h,top:d,sea:f}=ue.map.heights(ue.land),p=s.kind==="hypsometric",x=p&&u>=f?.501:0,m=p&&h<=f?.499:1;if(Nt(()=>{let _=r.current?.getContext("2d");if(!_||s.kind==="classes")return;let E=Yo(s,1024),H=_.createImageData(220,1);for(let F=0;F<220;F++){let I=Math.round((x+(m-x)*F/219)*1023)*4;H.data.set(E.subarray(I,I+4),F*4)}_.putImageData(H,0,0)},[s.name,l,x,m]),!l||t===void 0)return null;let v=c?ue.map.field.replace(/^difference\.?/,"")||"height":e.field,y=t.fields.find(_=>_.name===v),T=c?g("p",{children:[g("strong",{children:w("Right minus left: {name}",{name:Ne(v)})})," ",Pi(y?.unit),g("br",{}),g("small",{children:w("rust is lost, blue-green is gained")})]}):g("p",{children:[g("strong",{children:Ne(v)})," ",Pi(y?.unit)]});if(s.kind==="classes"){let _=s.named;if(_!==void 0)return g("div",{class:"legend","aria-label":w("Legend"),children:[T,g("ul",{children:ue.map.classesSeen.filter(E=>_.has(E)).map(E=>g("li",{children:[g("span",{class:"swatch",style:{background:`rgb(${_.get(E)?.colour.join(" ")})`}}),w(_.get(E)?.name??"")]},E))})]});if(v!=="top_material"){let E=ue.map.classList,H=I=>`rgb(${s.stops[(I%256+256)%256%s.stops.length].join(" ")})`,F=I=>y?.classes?.[I]??w("class {n}",{n:I});return g("div",{class:"legend","aria-label":w("Legend"),children:[T,y?.classes!==void 0&&E.length>0?g("ul",{children:E.map(I=>g("li",{children:[g("span",{class:"swatch",style:{background:H(I)}}),Ne(F(I))]},I))}):g(ei,{children:[g("div",{class:"classes","aria-hidden":"true",children:(E.length>0?E:s.stops.map((I,W)=>W)).map(I=>g("span",{class:"swatch",title:F(I),style:{background:H(I)}},I))}),g("p",{children:g("small",{children:w("{n} classes, told apart by colour; colours repeat and mean no amount",{n:ue.map.classCount})})})]})]})}return g("div",{class:"legend","aria-label":w("Legend"),children:[T,g("ul",{children:i.map(E=>g("li",{children:[g("span",{class:"swatch",style:{background:E.colour}}),Ne(E.name)]},E.name))})]})}let M=_=>{if(p){let E=Math.min(u,f-1);return((_<f?.499*(_-E)/(f-E):.501+.499*(_-f)/Math.max(d-f,1e-6))-x)/(m-x)}return s.kind==="log"?Math.log2(_/o[0])/Math.log2(o[1]/o[0]):(_-o[0])/(o[1]-o[0])},P,C=s.kind==="around";if(C)P=Rf.map(([_])=>_);else if(s.kind==="log"){P=[];for(let _=Math.ceil(Math.log10(o[0]));_<=Math.log10(o[1])+1e-9;_++)P.push(10**_);P.length>5&&(P=P.filter((_,E)=>E%Math.ceil(P.length/5)===0))}else p&&x>0?P=Xr(f,d,4):p&&m<1?P=Xr(u,f,4):p?P=[...Xr(u,f,2).filter(_=>_<f-(f-u)*.2),f,...Xr(f,d,3).filter(_=>_>f+(d-f)*.15)]:P=Xr(o[0],o[1],4);return g("div",{class:"legend","aria-label":w("Legend"),children:[T,g("canvas",{ref:r,width:220,height:1}),g("div",{class:"marks",children:P.map((_,E)=>g("span",{style:{left:`${Math.min(100,Math.max(0,100*M(_)))}%`},children:C?w(Rf[E][1]):ft(_,3)},_))})]})}var zx={line:[],section:void 0,borehole:void 0,profile:void 0,climate:void 0},bt=new _i({...zx,place:void 0,cell:void 0,drawing:!1});function Hx(){bt.set(zx)}var ep=!1,nu;async function ip(n){if(nu=n,!ep){for(ep=!0;nu!==void 0;){let e=nu;nu=void 0;try{let t=await hn.ask("cell",{x:e.x,y:e.y});bt.set({cell:bt.value.place===void 0?void 0:t})}catch{bt.set({cell:void 0})}await new Promise(t=>setTimeout(t,80))}ep=!1}}var tp=!1;async function ul(n){let{line:e}=bt.value;if(e.length<2||tp&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<ue.land.spacing*2)return;tp=!0;let i=await Et("section",{points:e});tp=!1,i!==void 0&&bt.set({section:i})}async function Vx(n){let e=await Et("borehole",{x:n.x,y:n.y});e!==void 0&&bt.set({borehole:{...e,at:n}})}async function Gx(n){let e=await Et("profile",{x:n.x,y:n.y});e!==void 0&&bt.set({profile:e})}var np=!1,cl;async function rp(n,e){if(!(!e&&(bt.value.climate?.kept||cl?.keep))&&(cl={at:n,keep:e},!np)){for(np=!0;cl!==void 0;){let t=cl;cl=void 0;let i=await hn.ask("cell",{x:t.at.x,y:t.at.y}).catch(()=>{}),r=i&&Fx(i.values);r!==void 0&&bt.set({climate:{...r,at:t.at,kept:t.keep}}),t.keep||await new Promise(s=>setTimeout(s,80))}np=!1}}function iu(n){return(n?.columns??[]).map(e=>({distance:e.distance,surface:e.height,water:e.water,layers:sp(e.layers)}))}function sp(n){return n.map(({material:e,top:t,bottom:i,age_steps:r})=>({material:e,top:t,bottom:i,age:r}))}function TE(n,e,t){let i=[...n.layers].reverse(),r=[...e.layers].reverse(),s=[],o=f=>f.bottom??Math.min(t,f.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,h=r.length>0?o(r[0]):e.surface,d=(f,p,x)=>{(p>u||x>h)&&s.push({material:f,corners:[[n.distance,p],[e.distance,x],[e.distance,h],[n.distance,u]],bed:c++}),u=p,h=x};for(;a<i.length||l<r.length;){if(a<i.length&&l<r.length&&i[a].material===r[l].material){d(i[a].material,i[a].top,r[l].top),a++,l++;continue}let f=a<i.length?r.findIndex((x,m)=>m>=l&&x.material===i[a].material):-1,p=l<r.length?i.findIndex((x,m)=>m>=a&&x.material===r[l].material):-1;l>=r.length||a<i.length&&f<0||p>=0&&a<i.length&&p-a<=f-l?(d(i[a].material,i[a].top,h),a++):(d(r[l].material,u,r[l].top),l++)}return s}function ru(n,e,t){let{width:i,height:r,from:s,to:o,low:a,high:l}=t,c=new Uint8ClampedArray(i*r*4),u=M=>(l-M)/Math.max(l-a,1e-9)*r,h=new Map,d=qi("section_water"),f=(M,P,C,[_,E,H],F)=>{let I=Math.max(0,Math.round(P)),W=Math.min(r,Math.round(C));for(let X=I;X<W;X++){let O=(X*i+M)*4,N=F&&X===W-1&&W-I>2?.62:1;c[O]=_*N,c[O+1]=E*N,c[O+2]=H*N,c[O+3]=255}},p=Wx(e.get(AE(n)),0),x=Math.max(1,r*.1),m=(M,P,C)=>{for(let _=Math.max(0,Math.round(P));_<r;_++){let E=(_*i+M)*4,H=Math.min(1,Math.max(0,(_-P)/x));for(let F=0;F<3;F++)c[E+F]=C[F]+(p[F]-C[F])*H*H*(3-2*H);c[E+3]=255}},v=0,y=[],T=-1;for(let M=0;M<i;M++){let P=s+(M+.5)/i*(o-s);for(;v+2<n.length&&n[v+1].distance<P;)v++;v!==T&&(y=TE(n[v],n[v+1],a),T=v);let C=n[v],_=n[v+1],E=Math.min(1,Math.max(0,(P-C.distance)/Math.max(_.distance-C.distance,1e-9)));for(let I of y){let W=I.corners[0][1]*(1-E)+I.corners[1][1]*E,X=I.corners[3][1]*(1-E)+I.corners[2][1]*E,O=`${I.material} ${I.bed}`,N=h.get(O);N===void 0&&(N=Wx(e.get(I.material),I.bed),h.set(O,N)),I.bed===0?m(M,u(W),N):f(M,u(W),u(X),N,!0)}let H=(C.water??0)*(1-E)+(_.water??0)*E,F=C.surface*(1-E)+_.surface*E;H>.01&&f(M,u(F+H),u(F),d,!1)}return c}function AE(n){let e=new Map;for(let{layers:t}of n){let i=t[t.length-1]?.material??"";e.set(i,(e.get(i)??0)+1)}return[...e].reduce((t,i)=>i[1]>t[1]?i:t,["",0])[0]}function Wx(n,e){let t=n===void 0?qi("plain_rock"):no(n),i=1+(e*37%11-5)*.014;return t.map(r=>Math.max(0,Math.min(255,Math.round(r*i))))}function Xx(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let r of i.layers)r.bottom!==null&&(e=Math.min(e,r.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function hl(){return new Map(k.value.rocks.map(n=>[n.name,n.colour]))}function $x(){let n=se(bt,s=>s.section),e=$t(null),t=iu(n);Nt(()=>{let s=e.current;if(!s||t.length<2)return;let o=Zx(s),[a,l]=Xx(t),c={x:46,y:6,width:s.clientWidth-54,height:s.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};Kx(o,c);let u=devicePixelRatio||1,h=Math.max(1,Math.round(c.width*u)),d=Math.max(1,Math.round(c.height*u)),f=ru(t,hl(),{...c,width:h,height:d}),p=new OffscreenCanvas(h,d);p.getContext("2d").putImageData(new ImageData(f,h,d),0,0),o.drawImage(p,c.x,c.y,c.width,c.height)},[n]);let i=[...new Set(t.flatMap(s=>s.layers.map(o=>o.material)))],r=hl();return g("figure",{class:"sectionfigure",children:[g("figcaption",{children:[w("Section A–B")," ·"," ",g("ul",{class:"swatches",children:i.map(s=>g("li",{children:[g("span",{class:"swatch",style:{background:r.get(s)}}),Ne(s)]},s))})]}),g("canvas",{ref:e,role:"img","aria-label":w("Layers under the line: {list}",{list:i.join(", ")})})]})}function qx(){let n=se(bt,i=>i.profile),e=$t(null),t=(n?.points??[]).map(i=>[i.distance,i.height]);return Nt(()=>{let i=e.current;if(!i||t.length<2)return;let r=Zx(i),s=t.map(a=>a[1]),o={x:46,y:8,width:i.clientWidth-54,height:i.clientHeight-30,from:t[0][0],to:t[t.length-1][0],low:Math.min(...s),high:Math.max(...s)+1e-6};Kx(r,o),r.beginPath();for(let[a,l]of t)r.lineTo(o.x+(a-o.from)/(o.to-o.from)*o.width,o.y+(1-(l-o.low)/(o.high-o.low))*o.height);r.strokeStyle=el(qi("section_water")),r.lineWidth=2,r.stroke()},[n]),g("figure",{class:"sectionfigure",children:[g("figcaption",{children:[w("River profile"),t.length<2?`: ${w("no river here")}`:` · ${Li(t[t.length-1][0]-t[0][0])}`]}),g("canvas",{ref:e,role:"img","aria-label":w("River profile")})]})}function Yx(){let n=sp(se(bt,i=>i.borehole)?.layers??[]),e=hl(),t=Math.max(1,...n.map(i=>i.bottom===null?0:i.top-i.bottom));return g("figure",{class:"borefigure",children:[g("figcaption",{children:w("Borehole")}),g("ol",{children:n.map((i,r)=>{let s=i.bottom===null?void 0:i.top-i.bottom;return g("li",{style:{minHeight:`${18+30*(s??t)/t}px`},children:[g("span",{class:"core",style:{background:e.get(i.material)}}),g("span",{children:[g("b",{children:Ne(i.material)})," ",s===void 0?w("and farther down"):`${ft(s,3)} m`,g("br",{}),g("small",{children:w("top at {h} m",{h:ft(i.top)})})]})]},r)})})]})}function Zx(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function Kx(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of Xr(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(ft(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of Xr(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(Li(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}var oo=34,ea=10,As=264,ta=128;function Jx(n,e){let t=new Date(Date.UTC(2001,n,15));return new Intl.DateTimeFormat(Wi(),{month:e,timeZone:"UTC"}).format(t)}function jx(){let n=se(bt,x=>x.climate);if(n===void 0)return null;let{temperature:e,rain:t,at:i,height:r,kept:s}=n,o=Ux(n),[a,l]=Ox(n),c=x=>ea+ta*(1-(x-a)/(l-a)),u=x=>oo+As*(x+.5)/12,h=Array.from({length:l-a+1},(x,m)=>a+m),d=As/12*.62,f=(x,m,v)=>{let y=v(...x);return`${ft(y,3)} ${m} (${Jx(x.indexOf(y),"long")})`},p=[e&&w("Warmest {warm}, coldest {cold}.",{warm:f(e,"°C",Math.max),cold:f(e,"°C",Math.min)}),t&&w("Wettest {wet}, driest {dry}.",{wet:f(t,"mm",Math.max),dry:f(t,"mm",Math.min)}),o.arid.some(Boolean)&&w("Dry months: {n}.",{n:o.arid.filter(Boolean).length}),o.frost.some(Boolean)&&w("Months of frost: {n}.",{n:o.frost.filter(Boolean).length})].filter(Boolean).join(" ");return g("figure",{class:"climatefigure",children:[g("figcaption",{children:[g("b",{children:w("Climate")})," ",Li(i.x),", ",Li(i.y),r!==void 0&&` · ${ft(r,4)} m`,s&&` · ${w("kept")}`,g("br",{}),o.mean!==void 0&&`${ft(o.mean,3)} °C`,o.mean!==void 0&&o.sum!==void 0&&" · ",o.sum!==void 0&&`${ft(o.sum,4)} mm`]}),g("svg",{viewBox:`0 0 ${oo+As+40} ${ea+ta+40}`,role:"img","aria-label":`${w("Temperature and rain by month")}. ${p}`,children:[h.map(x=>g("g",{children:[g("line",{class:x===0?"zero":"rule",x1:oo,x2:oo+As,y1:c(x),y2:c(x)}),e&&x<=5&&g("text",{class:"warm",x:oo-5,y:c(x)+4.5,"text-anchor":"end",children:x*10}),t&&x>=0&&g("text",{class:"wet",x:oo+As+5,y:c(x)+4.5,children:x<=5?x*20:100+(x-5)*200})]},x)),t?.map((x,m)=>g("g",{children:[g("rect",{class:"rain",x:u(m)-d/2,width:d,y:c(Qo(Math.min(x,100))),height:Math.max(0,c(0)-c(Qo(Math.min(x,100))))}),x>100&&g("rect",{class:"rain much",x:u(m)-d/2,width:d,y:c(Qo(x)),height:c(5)-c(Qo(x))})]},m)),e&&g("polyline",{class:"curve",points:e.map((x,m)=>`${u(m).toFixed(1)},${c(Qf(x)).toFixed(1)}`).join(" ")}),Array.from({length:12},(x,m)=>g("g",{children:[(o.frost[m]||o.arid[m])&&g("rect",{class:o.frost[m]?"frost":"arid",x:u(m)-As/12/2,width:As/12,y:ea+ta+4,height:5}),g("text",{x:u(m),y:ea+ta+24,"text-anchor":"middle",children:Jx(m,"narrow")})]},m)),e&&g("text",{class:"warm",x:2,y:ea+ta+38,children:"°C"}),t&&g("text",{class:"wet",x:oo+As+5,y:ea+ta+38,children:"mm"})]}),g("p",{children:g("small",{children:p})})]})}var Qx=[['op = "water_flow"','neighbours = "eight"'],['op = "hydraulic_erosion"',"acceleration = 60"]],Rs=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",value:.8,holdsBack:!0,kit:{label:"drops",steps:12,processes:[['op = "droplets"']]}},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",value:80,kit:{label:"storm",steps:400,processes:[['op = "rain"'],...Qx]}},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",value:1,kit:{label:"springs",steps:600,processes:[['op = "spring"','discharge = "5 m3/s"'],...Qx]}},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",value:.002,kit:{label:"rising",steps:40,processes:[['op = "uplift"','time_step = "1000 yr"']]}}],ki=new _i({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:"",answered:!0}),RE=.28;function e_(n,e){let t={};if(!n.some(r=>r.name==="radius"))return t;t.radius=e;let i=Number(n.find(r=>r.name==="height"&&r.unit==="m")?.default);if(!(i>0))return t;for(let r of n){let s=Number(r.default);r.unit!=="m"||/^(radius|base|x|y)/.test(r.name)||!(s>0)||(t[r.name]=Ac(r,RE*e*s/i))}return t}var CE=128;function PE(n,e,t=CE){let i=[];for(let r of n){let s=i[i.length-1];(s===void 0||Math.hypot(r[0]-s[0],r[1]-s[1])>=e)&&i.push(r)}return i.length<=t?i:Array.from({length:t},(r,s)=>i[Math.round(s*(i.length-1)/(t-1))])}function t_(n,e,t,i,r){let s=Rs.find(c=>c.name===n.kind)??Rs[0],o=c=>Number(c.toFixed(5)),a=PE(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:s.mode,path:a,radius:n.radius,core:n.core};return s.mode==="raise"||s.mode==="lower"?l.amount=n.amount:l.strength=n.strength,s.mode==="flatten"&&(l.level=Number(r.toPrecision(6))),s.name==="rock"&&n.material!==""&&(l.material=n.material),s.field!==void 0&&(l.value=n.value),l}var LE=["number or field","field"];function IE(n,e){let t=[];for(let r of e){if(r.kind!=="process")continue;let s=r.params.filter(a=>LE.includes(a.kind)),o=s.find(a=>a.name===n.name)??(r.name===n.name?s[0]:void 0);o!==void 0&&t.push({operator:r,key:o.name,inverse:!1})}t.sort((r,s)=>+(s.operator.name===n.name)-+(r.operator.name===n.name));let i=new Set(t.map(r=>r.operator));if(n.holdsBack)for(let r of e)r.erodes&&!i.has(r)&&t.push({operator:r,key:"mask",inverse:!0});return t}function DE(n){return n.flatMap(e=>[e,...e.children.filter(t=>t.list==="process")])}function na(n,e,t){if(n.field===void 0)return;let i=IE(n,t),r=/"(\w+)"/.exec(n.kit?.processes[0][0]??"")?.[1],s=DE(e).filter(u=>u.enabled),o=(u,h)=>{let d=u.operator.params.find(y=>y.name===u.key),f=u.inverse?"softness_map":n.field,p=h?.values[u.key]??h?.written[u.key],x=typeof p=="number"?p:void 0,v=u.inverse||u.operator.name===r?n.value??1:2*Number(d?.default||1);return{map:f,op:u.operator.name,key:u.key,place:h?.place??"",wired:p===f,base:u.inverse?1:x??0,inverse:u.inverse,unit:d?.kind==="field"||u.inverse?"1":d?.unit??"1",most:Math.min(u.inverse?1:d?.max??1/0,5*v),value:v}},a=i.flatMap(u=>s.filter(h=>h.op===u.operator.name).map(h=>o(u,h))),l=a.filter(u=>u.wired||u.key!=="mask"||!Ii(e,u.place)?.mask),c=i.find(u=>u.operator.name===r&&!u.inverse);return a.find(u=>u.wired)??l[0]??(c&&o(c,void 0))}function n_(n,e){let t=new Set(e.filter(i=>i.kind==="process"&&((i.halo??0)>0||(i.grid_copies??0)>0)).map(i=>i.name));return n.some(i=>i.enabled&&(t.has(i.op)||i.children.some(r=>r.list==="process"&&t.has(r.op))))}function su(n){return Object.entries(n).map(([e,t])=>`${e} = ${di(t)}`).join(`
`)}function i_(n,e,t){return n.slice(0,t-1).some(i=>i.enabled&&i.written.into===e&&i.op!=="brush")}function r_(n,e,t){let i=[],r=t.length+1,s=n.place===""?r:Number(n.place.split(".")[1]),o=s;if(i_(t,n.map,s)||i.push({kind:"insert",place:`stage.${o++}`,value:su({op:"flat",into:n.map,level:n.base})}),i.push({kind:"insert",place:`stage.${o++}`,value:su({op:"brush",...op(n,e)})}),n.place!==""&&!n.wired){let a=n.place.split(".").slice(2);i.push({kind:"set",place:["stage",o,...a,n.key].join("."),value:di(n.map)})}return i}function op(n,e){let t=Number(e.value);return{...e,into:n.map,value:n.inverse?Number((1-t).toPrecision(6)):t}}function s_(n,e,t){if(n.kit===void 0)return[];let i=[],r=t.length;i_(t,e.map,r+1)||i.push({kind:"insert",place:`stage.${++r}`,value:su({op:"flat",into:e.map,level:e.base})});let s=`stage.${r+1}`,o=new Set(t.map(l=>l.label)),a=n.kit.label;for(let l=2;o.has(a);l++)a=`${n.kit.label}_${l}`;return i.push({kind:"insert",place:s,value:su({op:"simulate",label:a,steps:n.kit.steps})}),n.kit.processes.forEach((l,c)=>{let u=c===0?[...l,`${e.key} = ${di(e.map)}`]:l;i.push({kind:"insert",place:`${s}.process.${c+1}`,value:u.join(`
`)})}),i}function o_(n,e,t,i){if(!n.wired||i<=0)return!1;let r=e.filter(o=>o.enabled),{list:s}=$r(n.place);return s!=="stage"&&r[t-1]?.place===n.place.split(".").slice(0,2).join(".")}var ia=[];function a_(n){ia=[[n.x,n.y]],au(n),bt.set({drawing:!0})}function l_(n){ia.push([n.x,n.y]),au(n)}function au(n){ue.setBrush(n,ki.value.radius,ki.value.core)}var ou=Promise.resolve();function c_(n){return ou=ou.then(n,n),ou}function u_(){let n=ue.land;if(ia.length===0)return ou;let[e,t]=ia[0],i=n.heightAt((e-n.west)/n.spacing,(t-n.north)/n.spacing),r=t_(ki.value,ia,n.mapWidth,n.mapDepth,i);return ia=[],c_(()=>NE(r))}var kE=0;async function NE(n){let e=Rs.find(a=>a.name===ki.value.kind),{cards:t,catalog:i,run:r}=k.value,s=e&&na(e,t,i?.operators??[]);if(e===void 0||s===void 0){await Et("stroke",{...n,answered:ki.value.answered});return}let o=w("{name} painted",{name:w(e.word)});if(o_(s,t,r.stage,r.step)){await Et("stroke",{...op(s,n),what:o});return}await _n(r_(s,n,t),`${o} ${++kE}`),s.place!==""&&!s.wired&&cn("note",w("{card} takes the map {map} from now on: {key}.",{card:Ne(s.op),map:s.map,key:Ne(s.key)}))}function h_(n){return c_(()=>FE(n))}async function FE(n){let{cards:e,catalog:t}=k.value,i=na(n,e,t?.operators??[]);i===void 0||i.place!==""||(await _n(s_(n,i,e),w("{name} added",{name:Ne(i.op)})),await Et("run"))}async function d_(n,e){let t=ue.land,i=k.value.catalog?.operators.find(l=>l.name===n)?.params??[],r=i.find(l=>l.name==="x")?.unit==="m",s=r?e.x:e.x/t.mapWidth,o=r?e.y:e.y/t.mapDepth;await Et("act",{op:n,params:e_(i,ki.value.radius),x:s,y:o})!==void 0&&k.set({tool:"look"})}function f_(){let n=se(ki,l=>l),e=se(k,l=>l.rocks),t=ue.land.extent,i=Rs.find(l=>l.name===n.kind)??Rs[0],r=se(k,l=>l.cards),s=se(k,l=>l.catalog)?.operators??[],o=na(i,r,s),a=(l,c,u,h,d,f=!1)=>g("div",{class:"control tight",children:[g("label",{children:c}),g(jo,{id:`b-${l}`,param:{name:l,kind:"number",doc:"",unit:u,min:h,max:d,scale:f?"log":"linear",default:n[l]},value:n[l],written:!1,fields:[],materials:[],onReset:()=>{},onChange:p=>ki.set({[l]:Number(p)})})]});return g("div",{class:"tooloptions",role:"group","aria-label":w("Brush"),children:[g("div",{class:"kinds",role:"radiogroup","aria-label":w("What the brush does"),children:Rs.map(l=>g("button",{role:"radio","aria-checked":n.kind===l.name,onClick:()=>ki.set({kind:l.name,value:na(l,r,s)?.value??n.value}),children:w(l.word)},l.name))}),a("radius",w("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&a("amount",w("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&a("strength",w("Strength"),"1",0,1),i.mode==="paint"&&a("value",i.name==="spring"?w("Weight"):w("Value"),o?.unit??"1",0,o?.most??1),a("core",w("Hard core"),"1",0,1),n.kind==="rock"&&g("div",{class:"control tight",children:[g("label",{for:"b-material",children:w("Material")}),g("select",{id:"b-material",value:n.material,onChange:l=>ki.set({material:l.currentTarget.value}),children:[g("option",{value:"",children:w("what is on top")}),e.map(l=>g("option",{value:l.name,children:Ne(l.name)},l.name))]})]}),i.field===void 0&&n_(r,s)&&g("label",{class:"inline",title:w("The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now."),children:[g("input",{type:"checkbox",role:"switch",checked:n.answered,onChange:l=>ki.set({answered:l.currentTarget.checked})}),w("Rivers and slopes answer")]}),o!==void 0&&g(UE,{kind:i,taker:o})]})}function UE({kind:n,taker:e}){let i={card:Ne(e.op),map:e.map,key:Ne(e.key)};return e.wired?g("p",{class:"sentence",children:w("{card} reads the map {map}: {key}.",i)}):e.place!==""?g("p",{class:"sentence",children:w("The first stroke gives the map {map} to {card}: {key}.",i)}):g("div",{class:"offer",role:"status",children:[g("p",{children:w("No process of this recipe takes the map {map} yet.",i)}),g("button",{class:"primary",onClick:()=>{h_(n)},children:w("Add {card} that does",i)})]})}function p_(){return ue.mode!=="globe"&&(ue.land.thinned||k.value.part!==void 0)}function OE(n,e,t){let i=(o,a)=>Math.max(0,Math.min(o-e/2,a-e)),r=i(n.x,t.mapWidth),s=i(n.y,t.mapDepth);return{west:r,north:s,east:Math.min(t.mapWidth,r+e),south:Math.min(t.mapDepth,s+e)}}function m_(n){let e=k.value.run.grid?.spacing;e!==void 0&&g_(OE(n,(ue.quality.detail-1)*e,ue.land))}function g_(n){k.set({part:n}),ue.framed=[0,0],cr()}function v_(){let n=se(k,o=>o.part),e=se(k,o=>o.mode),t=se(k,o=>o.tick);if(n===void 0||!(e==="land"||e==="map"))return null;let{mapWidth:i,mapDepth:r}=ue.land,s=(o,a)=>`${Li(o)} × ${Li(a)}`;return g("div",{class:"partshown",role:"status","data-tick":t,children:[w("{part} of {all}",{part:s(n.east-n.west,n.south-n.north),all:s(i,r)})," ",g("button",{onClick:()=>g_(void 0),children:w("All of it")})]})}function x_(n){let e=k.value.catalog?.operators??[],t=i=>e.find(r=>r.name===i.op)?.params.some(r=>r.name==="sea_level");return n.flatMap(i=>[i,...i.children.filter(r=>r.list==="process")]).filter(i=>i.enabled&&t(i))}async function fl(n){let e=n===void 0?void 0:Number(n.toFixed(1)),t=x_(k.value.cards);if(t.length===0){Ev(),k.set({settings:{...k.value.settings,sea:e}}),io(ue);return}let i=t.flatMap(r=>{let s=`${r.place}.sea_level`;return e!==void 0?[{kind:"set",place:s,value:String(e)}]:"sea_level"in r.written?[{kind:"unset",place:s}]:[]});i.length>0&&await _n(i,e===void 0?w("No sea"):w("Sea level {h} m",{h:e}))}function __(){let n=x_(se(k,s=>s.cards)),e=se(k,s=>s.run.sea_level??s.settings.sea??void 0),{low:t,high:i}=ue.land.numbers,r={name:"sea_level",kind:"number",doc:"",unit:"m",min:Math.floor(t),max:Math.ceil(i),default:t};return g("div",{class:"tooloptions",role:"group","aria-label":w("Sea level"),children:[g("p",{children:w("Click where the shore shall be.")}),g("div",{class:"control tight",children:[g("label",{for:"sea-level",children:w("Sea level")}),g(jo,{id:"sea-level",param:r,value:e??t,written:!1,fields:[],materials:[],onReset:()=>{fl(void 0)},onChange:s=>{fl(Number(s))}})]}),g("p",{class:"sentence",children:n.length>0?w("It becomes a value of {list}.",{list:[...new Set(n.map(s=>Ne(s.label||s.op)))].join(", ")}):w("No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.")}),e!=null&&g("button",{class:"small",onClick:()=>{fl(void 0)},children:[w("No sea")," (",ft(e)," m)"]})]})}var y_={look:{word:"Look around",icon:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",shortcut:"Escape"},fly:{word:"Fly",icon:"M2 11l16-7-5 13-3-5z",shortcut:"g",keys:"G, then W A S D",hint:"W A S D move, drag looks around.",hidden:!0},magnify:{word:"Magnify",icon:"M8.500 3a5.500 5.500 0 1 1-.010 0M12.500 12.500L18 18M8.500 6v5M6 8.500h5",shortcut:"x",hint:"The land has more samples than are drawn: click where to see all of them.",needs:p_,reads:!0,release:n=>{n&&m_(n)}},brush:{word:"Brush",icon:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",shortcut:"b",press:a_,move:l_,release:()=>{u_()},hover:au,leave:()=>ue.setBrush(void 0,1,.5),options:f_},section:{word:"Section",icon:"M2 14l4-5 3 3 4-7 5 8M2 17h16",shortcut:"s",hint:"Draw a line over the land: the section follows it.",press:({x:n,y:e})=>bt.set({line:[[n,e],[n,e]],drawing:!0}),move:({x:n,y:e})=>{bt.set({line:[bt.value.line[0],[n,e]]}),ul(!1)},release:()=>{ul(!0)},reading:"section",drawing:$x},borehole:{word:"Borehole",icon:"M10 2v16M7 5h6M7 9h6M7 13h6",shortcut:"o",hint:"Click where to drill.",reads:!0,release:n=>{n&&Vx(n)},reading:"borehole",drawing:Yx,narrow:!0},profile:{word:"River profile",icon:"M3 4c5 0 4 6 7 6s3 6 7 6",shortcut:"p",hint:"Click on a river: its profile down to the mouth is drawn.",reads:!0,release:n=>{n&&Gx(n)},reading:"profile",drawing:qx},climate:{word:"Climate",icon:"M3 3v14h14M6 17v-4M9 17v-6M12 17v-7M15 17v-3M4 11c3 0 4-6 6-6s4 4 7 5",shortcut:"m",hint:"Temperature and rain by month under the cursor; a click keeps the place.",needs:Nx,reads:!0,hover:n=>{n&&rp(n,!1)},release:n=>{n&&rp(n,!0)},reading:"climate",drawing:jx,narrow:!0},sea:{word:"Sea level",icon:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0",shortcut:"l",release:n=>{n&&fl(n.height)},options:__}},Cs=Object.keys(y_).map(n=>({key:n,...y_[n]}));function Kr(n){let e=Cs.find(i=>i.key===n);if(e!==void 0)return e;let t=n.slice(4);return{key:n,word:t,icon:"",shortcut:"",release:i=>{i&&d_(t,i)}}}function lu(n){return n.needs?.(k.value.run.fields??[])??!0}function ao(n){k.set({tool:k.value.tool===n?"look":n}),ue.setBrush(void 0,1,.5)}function b_(){let n=se(bt,r=>r),e=n.section,t=se(k,r=>r.tick);Nt(()=>{e!==void 0&&!n.drawing&&ul(!1)},[t]);let i=Cs.filter(r=>r.reading&&n[r.reading]!==void 0);return i.length===0?null:g("aside",{class:i.every(r=>r.narrow)?"cuts narrow":"cuts","aria-label":w("What was read"),children:[g("button",{class:"icon quiet close",onClick:Hx,"aria-label":w("Close"),title:w("Close"),children:g(xt,{name:"close"})}),i.map(({key:r,drawing:s})=>s&&g(s,{},r))]})}var ap="",M_="\0again";function S_(){let n=se(k,o=>o.compare),e=se(k,o=>o.text),t=se(k,o=>o.run.kept),i=se(k,o=>o.settings.overlay||o.compare.show!=="land"?o.settings.field:"");se(ur,o=>o.pictures),Nt(()=>{jc()},[i]),Nt(()=>{Qc()},[e,t?.a?.edition,t?.b?.edition]);let r=[["land",w("3D")],["map",w("Map")],["difference",w("Difference")]],s=sl("left")!==sl("right");return g("section",{class:"comparebar","aria-label":w("Compare"),children:[g(w_,{side:"left"}),g("div",{class:"ways",role:"radiogroup","aria-label":w("How to compare"),children:r.map(([o,a])=>g("button",{role:"radio","aria-checked":n.show===o,onClick:()=>px(o),children:a},o))}),g(w_,{side:"right"}),g("details",{class:"apart",children:[g("summary",{children:n.words.length===0?s?w("The same recipe at two moments"):w("The recipes are the same"):n.words.length===1?w("One difference of the recipes"):w("{n} differences of the recipes",{n:n.words.length})}),g("ul",{children:n.words.map(o=>g("li",{children:o},o))})]}),n.show==="difference"&&ue.map.apart===void 0&&g("p",{class:"sentence",role:"status",children:w("These lands have other extents: no difference can be drawn.")})]})}function w_({side:n}){let e=se(k,c=>c.compare),t=se(k,c=>c.branches),i=se(k,c=>c.run),r=e[n],s=w("step {n}",{n:sl(n)}),o=i.kept?.a?.branch??i.branch??"",a=c=>{Zf(n,c===M_||c===ap?void 0:c)},l=t.filter(c=>n==="left"||c.name!==i.branch);return g("label",{class:`side ${n}`,children:[g("span",{children:n==="left"?w("Left"):w("Right")}),g("select",{value:r??ap,disabled:e.busy,"aria-busy":e.busy,onChange:c=>a(c.currentTarget.value),children:[g("option",{value:ap,children:n==="left"?w("kept: {branch}, {step}",{branch:o,step:s}):w("now: {branch}, {step}",{branch:i.branch??"",step:s})}),l.map(c=>g("option",{value:c.name,children:[c.name,","," ",w("step {n}",{n:c.name===r?sl(n):BE(c.name,c.tick)})]},c.name)),n==="left"&&g("option",{value:M_,children:w("Keep this moment")})]})]})}function BE(n,e){return n===k.value.run.branch?k.value.run.tick:e??0}function E_(){se(ur,e=>e.pictures);let n=e=>{ue.split=Math.min(.97,Math.max(.03,e)),ue.invalidate()};return g("div",{class:"split",role:"slider",tabIndex:0,"aria-label":w("Where left and right meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(ue.split*100),style:{left:`${ue.split*100}%`},onPointerDown:e=>e.currentTarget.setPointerCapture(e.pointerId),onPointerMove:e=>{let t=ue.canvas.getBoundingClientRect();e.buttons&1&&n((e.clientX-t.left)/t.width)},onKeyDown:e=>{let t=e.key==="ArrowLeft"?-.02:e.key==="ArrowRight"?.02:0;t!==0&&(e.preventDefault(),e.stopPropagation(),n(ue.split+t))},children:g("span",{"aria-hidden":"true",children:"⇔"})})}var pl=()=>Kr(k.value.tool),cu=n=>ue.pick(n.clientX,n.clientY),T_={press(n){let e=pl(),t=cu(n);return(e.press??e.release)===void 0||t===void 0?!1:(e.press?.(t),!0)},move(n){let e=cu(n);e!==void 0&&pl().move?.(e)},release(n){let e=cu(n);bt.set({drawing:!1,place:e}),ip(e),pl().release?.(e)},hover(n){let e=cu(n);bt.set({place:e}),pl().hover?.(e),ip(e)},leave(){bt.set({place:void 0,cell:void 0}),pl().leave?.()}};var zE=n=>n==="Escape"?"Esc":n.toUpperCase();function A_(){let n=se(k,i=>i.tool),e=se(k,i=>i.catalog)?.operators??[];se(k,i=>i.run.fields?.join());let t=e.filter(i=>i.kind==="generator"&&["x","y"].every(r=>i.params.some(s=>s.name===r)));return g("div",{class:"toolbar",role:"toolbar","aria-label":w("Tools"),"aria-orientation":"vertical",children:[Cs.filter(i=>!i.hidden&&lu(i)).map(i=>g("button",{class:"icon","aria-pressed":n===i.key,"aria-label":w(i.word),title:`${w(i.word)} (${zE(i.shortcut)})`,onClick:()=>ao(i.key),children:g(tl,{lines:i.icon})},i.key)),t.length>0&&g("label",{class:"acts",title:w("Drop a landform"),children:[g(xt,{name:"act"}),g("select",{"aria-label":w("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:i=>k.set({tool:i.currentTarget.value||"look"}),children:[g("option",{value:"",children:w("none")}),t.map(i=>g("option",{value:`act:${i.name}`,children:Ne(i.name)},i.name))]})]}),g("button",{class:"icon",onClick:()=>ue.frameLand(!0),"aria-label":w("All of the land"),title:`${w("All of the land")} (F)`,children:g(xt,{name:"frame"})})]})}function R_(){let n=se(k,s=>s.tool),{options:e,hint:t,word:i}=Kr(n);if(e!==void 0)return g(e,{});let r=n.startsWith("act:")?w("Click where it shall stand: {name}",{name:Ne(i)}):t&&w(t);return r===void 0?null:g("p",{class:"hint",role:"status",children:r})}var HE=60;function C_(n,e,t){let i=n.canvas,r=new Map,s=!1,o={right:0,down:0,at:0};i.style.touchAction="none";let a=(h,d,f)=>{let p=Math.min(i.clientWidth,i.clientHeight);if(n.flat)n.map.window.x-=d*n.map.window.scale,n.map.window.y-=f*n.map.window.scale;else if(n.mode==="globe"){n.globe.rig.turn(d/p,f/p);let x=Math.max(.004,(h.timeStamp-o.at)/1e3),m=(v,y)=>x>.1?y:.4*v+.6*y;o={right:m(o.right,d/p/x),down:m(o.down,f/p/x),at:h.timeStamp}}else if(h.button===2||h.buttons&6||h.shiftKey){let x=.75/p;n.rig.pan(-d*x,f*x)}else h.ctrlKey?n.rig.look(d/p*-1.2,f/p*-1.2):n.rig.turn(d/p*3.2,-f/p*2.2)},l=(h,d)=>{let f=[...r.entries()].find(([T])=>T!==h.pointerId)?.[1];if(f===void 0)return;let p=Math.hypot(d.x-f.x,d.y-f.y),x=Math.hypot(h.clientX-f.x,h.clientY-f.y);c(p/Math.max(x,1),(h.clientX+f.x)/2,(h.clientY+f.y)/2);let m=Math.min(i.clientWidth,i.clientHeight),v=(h.clientX-d.x)/2,y=(h.clientY-d.y)/2;n.flat?(n.map.window.x-=v*n.map.window.scale,n.map.window.y-=y*n.map.window.scale):n.mode==="globe"?n.globe.rig.turn(v/m,y/m):n.rig.pan(-v*.75/m,y*.75/m)},c=(h,d,f)=>{if(n.flat){let m=i.getBoundingClientRect(),v=n.map.window,y=d-m.left-m.width/2,T=f-m.top-m.height/2;v.x+=y*v.scale*(1-h),v.y+=T*v.scale*(1-h),v.scale*=h;return}if(n.mode==="globe"){n.globe.rig.zoom(h);return}let p=n.pick(d,f),x=n.z;n.rig.zoom(h,p&&[p.worldX,p.height*x,p.worldZ])};i.addEventListener("pointerdown",h=>{i.setPointerCapture(h.pointerId),r.set(h.pointerId,{x:h.clientX,y:h.clientY}),n.rig.stay(),n.globe.rig.stay(),o={right:0,down:0,at:h.timeStamp},s=r.size===1&&h.button===0&&e.press(h),h.preventDefault(),document.activeElement?.blur()}),i.addEventListener("pointermove",h=>{let d=r.get(h.pointerId);if(d===void 0){e.hover(h);return}s?e.move(h):r.size>=2?l(h,d):a(h,h.clientX-d.x,h.clientY-d.y),r.set(h.pointerId,{x:h.clientX,y:h.clientY}),n.invalidate(),t()});let u=h=>{r.delete(h.pointerId)&&(s?e.release(h):n.mode==="globe"&&r.size===0&&h.timeStamp-o.at<HE&&n.globe.rig.fling(o.right,o.down),n.mode==="globe"&&n.invalidate(),s=!1,t())};i.addEventListener("pointerup",u),i.addEventListener("pointercancel",u),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",h=>h.preventDefault()),i.addEventListener("wheel",h=>{h.preventDefault(),n.rig.stay(),n.globe.rig.stay();let d=h.deltaMode===1?h.deltaY*30:h.deltaY;c(Math.exp(Math.max(-200,Math.min(200,d))*.0016),h.clientX,h.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",h=>{let d=n.pick(h.clientX,h.clientY);if(!(d===void 0||n.flat)){if(n.mode==="globe"){n.globe.flyTo(n.land,d),n.invalidate();return}n.rig.glideTo({x:d.worldX,y:d.height*n.z,z:d.worldZ,distance:n.rig.state.distance*.55}),n.invalidate()}})}var lo=Math.PI/180;function P_(n,e=0){let t=50*lo,i=23.4*lo,r=(n-12)*15*lo,s=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(r),o=Math.asin(s),a=-Math.cos(i)*Math.sin(r),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(r);return{azimuth:((Math.atan2(a,l)/lo+e)%360+360)%360,elevation:o/lo}}function L_(n){let e=n.elevation*lo,t=n.azimuth*lo;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var cp=365,VE=23.44;function I_(n,e){let t=(12-n)*15,i=-VE*Math.cos(2*Math.PI*(e+10)/cp);return{longitude:t-360*Math.round(t/360),latitude:i}}var Ps=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],lp=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function uu(n){let e=lp(-4,22,n),t=1-lp(4,32,n),i=lp(-3,4,n),r=Ps([1,.93,.82],[1,.58,.26],t),s=i*(2.2+1.5*e);return{sun:[r[0]*s,r[1]*s,r[2]*s],sky:Ps([.035,.05,.09],[.42,.53,.72],e),zenith:Ps([.012,.02,.05],Ps([.09,.23,.54],[.13,.25,.5],t),e),horizon:Ps([.05,.06,.1],Ps([.5,.67,.87],[.88,.7,.54],t),e),glow:Ps([.2,.06,.02],Ps([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var GE="(max-width: 800px), (max-height: 430px)";function D_(){let n=se(k,u=>u.mode),e=se(k,u=>u.settings),t=se(k,u=>u.run.fields)??[],i=se(bt,u=>[u.section,u.borehole,u.profile,u.climate].some(h=>h!==void 0));if(n!=="globe"||i)return null;let r=u=>t.includes(u),s=(u,h)=>g("label",{class:"inline",children:[g("input",{type:"checkbox",role:"switch",id:`g-${u}`,checked:e[u],onChange:d=>Di({[u]:d.currentTarget.checked})})," ",h]}),o=(u,h,[d,f,p],x)=>g("div",{class:"line",children:[g("label",{for:`g-${u}`,children:h}),g("input",{id:`g-${u}`,type:"range",min:d,max:f,step:p,value:e[u],"aria-valuetext":x,title:w("Double click: back to the default"),style:{"--at":`${100*(e[u]-d)/(f-d)}%`},onInput:m=>Di({[u]:Number(m.currentTarget.value)}),onDblClick:()=>Di({[u]:qr[u]})}),g("span",{class:"figure plain",children:x})]}),a=Math.floor(e.worldHour)%24,l=String(Math.round(e.worldHour%1*60)).padStart(2,"0"),c=[...Er(Zr).named??[]].filter(([u])=>u>0);return g("details",{class:"globepanel",open:!matchMedia(GE).matches,children:[g("summary",{children:w("World")}),s("spin",w("Turn by itself")),s("daylight",w("Day and night")),e.daylight&&o("worldHour",w("Hour"),[0,24,.25],`${a}:${l}`),e.daylight&&o("worldDay",w("Season"),[1,cp,1],w("day {n}",{n:e.worldDay})),r(Es)&&s("plates",w("Plates")),r(Zr)&&r(Es)&&s("borders",w("Borders of plates")),e.borders&&r(Zr)&&g("ul",{class:"swatches","aria-label":w("Borders of plates"),children:c.map(([u,h])=>g("li",{children:[g("span",{class:"swatch",style:{background:`rgb(${h.colour.join(" ")})`}}),w(h.name)]},u))}),so.every(r)&&s("drift",w("Drift of plates")),e.drift&&so.every(r)&&g("p",{children:w("An arrow is the way of {n} million years",{n:Jf})})]})}var ur=new _i({pictures:0});function k_(){let n=$t(null),e=se(k,i=>i.mode),t=se(k,i=>i.compare.show);return Nt(()=>{let i=n.current;i.prepend(ue.canvas),ue.attach(i),ue.canvas.tabIndex=0,ue.canvas.setAttribute("role","img"),C_(ue,T_,()=>ur.set({pictures:ur.value.pictures+1}));let r=0;ue.onDrawn=()=>{rl.take(ue.canvas,ue.slots.live.maps.tick,k.value.run.ticks);let s=performance.now();s-r<60||(r=s,ur.set({pictures:ue.pictures}))}},[]),Nt(()=>{ue.canvas.setAttribute("aria-label",ue.flat?w("Map of the land"):e==="globe"?w("The world as a globe"):w("The land in 3D"))},[e,t]),g("main",{class:`stage ${e==="split"?"comparing":""}`,ref:n,onDragOver:i=>{i.dataTransfer?.types.includes("Files")&&i.preventDefault()},onDrop:i=>{let r=i.dataTransfer?.files[0];r!==void 0&&(i.preventDefault(),cn("note",w("Opening {name}…",{name:r.name})),Vc(r))},children:[g(ZE,{}),g(A_,{}),g(R_,{}),g(v_,{}),g(XE,{}),g($E,{}),g(YE,{}),e==="split"&&t!=="difference"&&g(E_,{}),e==="split"&&g(S_,{}),g("div",{class:"corner",children:[g(Bx,{}),g(D_,{})]}),g(b_,{}),g(WE,{})]})}function WE(){let n=se(k,t=>t.run.busy),e=w("Working…");return n?g("div",{class:"busy",role:"status",children:[g("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function XE(){se(ur,e=>e.pictures);let n=ue.flat||ue.mode==="globe"?0:(ue.rig.state.azimuth+Math.PI)*180/Math.PI;return g("button",{class:"compass",title:w("North; click: look north"),"aria-label":w("Look north"),onClick:()=>{ue.rig.glideTo({azimuth:Math.PI}),ue.invalidate()},children:g("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[g("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),g("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),g("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function $E(){se(ur,r=>r.pictures);let n=ue.land;if(n.boxes===void 0)return null;let e=ue.canvas.clientHeight||1,t=ue.flat?ue.map.window.scale*n.spacing:ue.mode==="globe"?ue.globe.metresPerPixel(n,e):2*ue.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=Cf(t*70);return g("div",{class:"scalebar","aria-label":w("Scale"),children:[g("span",{class:"bar",style:{width:`${i/t}px`}}),g("span",{children:[Li(i),Math.abs(ue.z-1)>1e-6&&!ue.flat?` · ${w("heights")} × ${ft(ue.z,2)}`:""]})]})}function qE(n,e,t){let{latitude:i,longitude:r}=zv(n,e/n.spacing,t/n.spacing),s=(a,[l,c])=>`${Math.abs(a).toFixed(1)}° ${a<0?c:l}`,o=[[w("N"),w("S")],[w("E"),w("W")]];return`${s(i,o[0])}, ${s(r,o[1])}`}function YE(){let n=se(bt,u=>u.place),e=se(bt,u=>u.cell),t=se(k,u=>u.catalog);if(n===void 0)return null;let i=e?.values??{},r=[],s=new Map(t?.fields.map(u=>[u.name,u.unit])),o=new Set(k.value.cards.map(u=>String(u.written.into??"")));for(let[u,h]of Object.entries(i)){if(!s.has(u)&&!o.has(u)||kx(u))continue;let{value:d}=h;if(d===null)continue;if(u==="top_material"){r.push([u,Ne(k.value.rocks[d]?.name??String(d))]);continue}let f=vv(u,d);f!==void 0?r.push([u,w(f)]):r.push([u,`${ft(d)} ${Pi(s.get(u))}`])}let a=k.value.run.grid,l=qc(a)||ue.mode==="globe"&&ws(a),c=a&&l?qE(a,n.x,n.y):void 0;return r.length===0&&r.push(["height",`${ft(n.height)} m`]),g("dl",{class:"readout","aria-label":w("Values under the cursor"),children:[g("div",{children:[g("dt",{children:w("Place")}),g("dd",{children:c??`${Li(n.x)}, ${Li(n.y)}`})]}),r.slice(0,24).map(([u,h])=>g("div",{children:[g("dt",{children:Ne(u)}),g("dd",{children:h})]},u))]})}function ZE(){let n=se(bt,s=>s.line),e=se(bt,s=>s.borehole),t=se(bt,s=>s.climate?.kept?s.climate:void 0);if(se(ur,s=>s.pictures),n.length<2&&e===void 0&&t===void 0)return null;let i=[];for(let s=0;n.length===2&&s<=96;s++){let o=s/96,a=ue.project(n[0][0]+(n[1][0]-n[0][0])*o,n[0][1]+(n[1][1]-n[0][1])*o);a!==void 0&&i.push(`${a[0].toFixed(1)},${a[1].toFixed(1)}`)}let r=[e,t].map(s=>s&&ue.project(s.at.x,s.at.y));return g("svg",{class:"sectionline","aria-hidden":"true",children:[g("polyline",{points:i.join(" "),class:"shade"}),g("polyline",{points:i.join(" ")}),i.length>1&&g("text",{x:i[0].split(",")[0],y:Number(i[0].split(",")[1])-8,children:"A"}),i.length>1&&g("text",{x:i[i.length-1].split(",")[0],y:Number(i[i.length-1].split(",")[1])-8,children:"B"}),r.map(s=>s&&g("circle",{cx:s[0],cy:s[1],r:"6"},`${s}`))]})}var KE=Uint32Array.from({length:256},(n,e)=>{for(let t=0;t<8;t++)e=e&1?3988292384^e>>>1:e>>>1;return e>>>0});function JE(n){let e=4294967295;for(let t of n)e=KE[(e^t)&255]^e>>>8;return(e^4294967295)>>>0}function N_(n){let e=[],t=[],i=0;for(let{name:o,data:a}of n){let l=new TextEncoder().encode(o),c=[20,2048,0,0,33],u=[JE(a),a.length,a.length],h=up(67324752,c,u,[l.length,0]),d=up(33639248,[20,...c],u,[l.length,0,0,0,0],[0,i]);e.push(h,l,a),t.push(d,l),i+=h.length+l.length+a.length}let r=t.reduce((o,a)=>o+a.length,0),s=up(101010256,[0,0,n.length,n.length],[r,i],[0]);return new Blob([...e,...t,s],{type:"application/zip"})}function up(n,...e){let t=[],i=(r,s)=>{for(let o=0;o<s;o++)t.push(r>>>8*o&255)};return i(n,4),e.forEach((r,s)=>r.forEach(o=>i(o,s%2===0?2:4))),Uint8Array.from(t)}function hp(n){let e=k.value.catalog?.operators??[],t=new Set;for(let i of n.flatMap(r=>[r,...r.children])){let r=e.find(s=>s.name===i.op)?.params??[];for(let s of r)s.kind==="file"&&typeof i.written[s.name]=="string"&&i.written[s.name]!==""&&t.add(String(i.written[s.name]))}return[...t]}async function F_(){let n=k.value.name||"recipe",e=[{name:`${n}/${n}.toml`,data:new TextEncoder().encode(k.value.text)}];for(let t of hp(k.value.cards)){let i=await hn.get(`/api/file/${t}`);if(e.push({name:`${n}/${t}`,data:new Uint8Array(await i.arrayBuffer())}),!/\.(png|r16)$/i.test(t))continue;let r=await hn.get(`/api/file/${t}.json`).catch(()=>{});r!==void 0&&e.push({name:`${n}/${t}.json`,data:new Uint8Array(await r.arrayBuffer())})}bs(N_(e),`${n}.zip`)}var U_=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3 4",what:"Land, map, compare, globe"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},...Cs.filter(n=>n.key!=="look").map(n=>({keys:n.keys??n.shortcut.toUpperCase(),what:n.word})),{keys:"Enter",what:"Use the tool in the middle of the view"},{keys:"T",what:"Charts"},{keys:"C",what:"Save a picture"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function O_(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(k.value.dialog!==""||t&&!i)return!1;let r=n.ctrlKey||n.metaKey,s=n.key.length===1?n.key.toLowerCase():n.key;return s==="z"&&!n.altKey?(n.shiftKey?Nc():kc(),!0):r||n.altKey||i&&(s.startsWith("Arrow")||s===" ")||(s===" "||s==="Enter")&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:tT(n.shiftKey?`shift ${s}`:s)||jE(s)||nT(s,n.shiftKey)}function jE(n){let{run:e}=k.value;if(n===" ")ys();else if(n==="ArrowRight")Zo();else if(n==="ArrowLeft")Yi(Math.max(0,e.tick-1));else return!1;return!0}function QE(){let{reads:n,release:e}=Kr(k.value.tool);if(!n||e===void 0)return!1;let t=ue.canvas.getBoundingClientRect(),i=ue.pick(t.left+t.width/2,t.top+t.height/2);return i===void 0?!1:(e(i),!0)}function eT(n){let{rig:e}=ue.globe,i={f:()=>ue.frameLand(!0),"shift ArrowUp":()=>e.turn(0,.08),"shift ArrowDown":()=>e.turn(0,-.08),"shift ArrowLeft":()=>e.turn(.08,0),"shift ArrowRight":()=>e.turn(-.08,0),q:()=>e.turn(.06,0),e:()=>e.turn(-.06,0),r:()=>e.turn(0,.06),v:()=>e.turn(0,-.06),"+":()=>e.zoom(.85),"=":()=>e.zoom(.85),"-":()=>e.zoom(1/.85)}[n];return i===void 0?!1:(e.stay(),i(),ue.invalidate(),!0)}function tT(n){if(ue.mode==="globe")return eT(n);let e=ue.rig,t=ue.flat,i=ue.map.window,r=60*i.scale,s=k.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*r,i.x+=u*r):e.fly(c*.08,u*.08,0)},l={f:()=>ue.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:s?()=>o(1,0):void 0,s:s?()=>o(-1,0):void 0,a:s?()=>o(0,-1):void 0,d:s?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),ue.invalidate(),!0)}function nT(n,e){if(n==="1")Ts("land");else if(n==="2")Ts("map");else if(n==="3")Ts("split");else if(n==="4"&&ws(k.value.run.grid))Ts("globe");else{if(n==="Enter")return QE();if(n==="t")k.set({dock:!k.value.dock});else if(n==="c")Ko();else if(n==="n")k.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)k.set({dialog:"help"});else if(n==="Escape"&&k.value.tool==="look"&&k.value.notices.length>0)k.set({notices:[]});else{let t=Cs.find(i=>i.shortcut===n);if(t===void 0||!lu(t))return!1;ao(t.key)}}return!0}function B_(){let n=se(k,e=>e.catalog)?.version;return g(Yr,{title:w("Help"),wide:!0,children:[g("p",{children:w("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),g("dl",{class:"keylist",children:U_.map(e=>g("div",{children:[g("dt",{children:g("kbd",{children:e.keys})}),g("dd",{children:w(e.what)})]},e.keys))}),g("p",{class:"sentence",children:["Cuesta ",n]})]})}function z_(){let n=se(k,o=>o.text),e=se(k,o=>o.run.project),t=k.value.name||"recipe",i=hp(se(k,o=>o.cards)),[r,s]=vt(!1);return g(Yr,{title:w("Share"),children:[g("p",{children:i.length>0?w("A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length,list:i.join(", ")}):w("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),g("pre",{class:"command",children:["cuesta run ",t,".toml"]}),g("div",{class:"buttons",children:[i.length>0&&g("button",{class:"primary",autofocus:!0,onClick:()=>{F_().catch(o=>cn("error",o.message))},children:w("Download recipe and files (.zip)")}),g("button",{class:i.length>0?"":"primary",autofocus:i.length===0,onClick:Pv,children:w("Download the recipe")}),g("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>s(!0),()=>cn("warning",w("The browser did not allow copying.")))},children:r?w("Copied"):w("Copy the text")})]}),g("p",{class:"sentence",children:w("This page answers on this computer alone, so its address cannot be shared; the recipe can.")}),g("p",{class:"sentence",children:w("The work is on disk at all times: {place}",{place:e??""})})]})}function H_(){let n=se(k,t=>t.catalog)?.examples??[],e=async t=>{await Et("load_example",{name:t})!==void 0&&k.set({dialog:""})};return g(Yr,{title:w("Begin with"),wide:!0,children:[g("div",{class:"examples",children:n.map(t=>g("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[g("strong",{children:Ne(t.name)}),g("span",{children:t.sentence})]},t.name))}),g("div",{class:"buttons",children:g("button",{onClick:async()=>{let t=await Hc();t!==void 0&&(k.set({dialog:""}),await Vc(t))},children:[g(xt,{name:"map"})," ",w("Open a height map or a recipe…")]})}),g("p",{class:"sentence",children:w("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function V_(){let n=[["map",w("Examples and files"),()=>k.set({dialog:"examples"})],["export",w("Export"),()=>k.set({dialog:"export"})],["share",w("Share"),()=>k.set({dialog:"share"})],["camera",w("Save a picture"),()=>{k.set({dialog:""}),Ko()}],["help",w("Help"),()=>k.set({dialog:"help"})],["look",Wi()==="de"?"English":"Deutsch",()=>{k.set({dialog:""}),hu()}]];return g(Yr,{title:w("More"),children:g("div",{class:"menu",children:n.map(([e,t,i])=>g("button",{onClick:i,children:[g(xt,{name:e})," ",t]},t))})})}function G_(){let n=se(k,r=>r.dialog==="welcome"),e=se(k,r=>r.run.running);if(!n)return null;let t=()=>{k.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[[Of.play,e?w("Watch it change"):w("Let it run"),w("Press space; drag the line below to go back in time."),()=>{e||ys()}],[Kr("brush").icon,w("Raise a mountain"),w("Press B and draw on the land. Rivers find their way around it."),()=>ao("brush")],[Kr("section").icon,w("Cut it open"),w("Press S and draw a line: the layers under it appear."),()=>ao("section")]];return g("aside",{class:"welcome","aria-label":w("Three things to try"),children:[g("header",{children:[g("h2",{children:w("Three things to try")}),g("button",{class:"icon quiet",onClick:t,"aria-label":w("Close"),children:g(xt,{name:"close"})})]}),i.map(([r,s,o,a])=>g("button",{onClick:()=>{a(),t()},children:[g(tl,{lines:r}),g("span",{children:[g("strong",{children:s}),g("small",{children:o})]})]},r))]})}function W_(){let n=se(k,e=>e.notices);return g("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>g("div",{class:`notice ${e.kind}`,children:[g("span",{children:e.sentence}),g("button",{class:"icon quiet",onClick:()=>Lf(e.id),"aria-label":w("Close"),children:g(xt,{name:"close"})})]},e.id))})}function X_(){let n=se(k,a=>a.run),e=se(k,a=>a.mode),t=se(k,a=>a.settings.sea),i=se(k,a=>a.connected),s=se(k,a=>a.name)||(n.project??"").split("/").filter(Boolean).pop()||"",o=[["land",w("Land"),"1"],["map",w("Map"),"2"],["split",w("Compare"),"3"]];return ws(n.grid)&&o.push(["globe",w("Globe"),"4"]),g("header",{class:"topbar",children:[g("h1",{children:[g(iT,{})," Cuesta"]}),g("button",{class:"project quiet",title:w("Examples and files"),onClick:()=>k.set({dialog:"examples"}),children:[s||w("project")," ",g(xt,{name:"down"})]}),!i&&g("span",{class:"offline",role:"status",children:w("Not connected, trying again…")}),g("div",{class:"group",role:"group","aria-label":w("Clock"),children:[g("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{ys()},title:w("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[g(xt,{name:n.running?"pause":"play"})," ",g("span",{children:n.running?w("Pause"):w("Run")})]}),g("button",{class:"icon",onClick:()=>{Zo()},title:w("One step (right arrow)"),"aria-label":w("Step"),children:g(xt,{name:"step"})})]}),g("div",{class:"group",role:"group","aria-label":w("History"),children:[g("button",{class:"icon",disabled:!n.can_undo&&t===void 0,onClick:()=>{kc()},title:w("Undo (Z)"),"aria-label":w("Undo"),children:g(xt,{name:"undo"})}),g("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{Nc()},title:w("Redo (Shift+Z)"),"aria-label":w("Redo"),children:g(xt,{name:"redo"})})]}),g("div",{class:"group views",role:"group","aria-label":w("View"),children:o.map(([a,l,c])=>g("button",{"aria-pressed":e===a,title:`${l} (${c})`,onClick:()=>Ts(a),children:[g(xt,{name:a})," ",g("span",{children:l})]},a))}),g("div",{class:"group end",children:[g("button",{class:"quiet",onClick:()=>k.set({dialog:"share"}),title:w("Save or share the recipe"),children:[g(xt,{name:"share"})," ",g("span",{children:w("Share")})]}),g("button",{class:"quiet",onClick:()=>k.set({dialog:"export"}),title:w("Files, pictures, film"),children:[g(xt,{name:"export"})," ",g("span",{children:w("Export")})]}),g("button",{class:"quiet",onClick:()=>k.set({dialog:"help"}),title:w("Help and keys (?)"),"aria-label":w("Help"),children:g(xt,{name:"help"})}),g("button",{class:"quiet lang",lang:Wi()==="de"?"en":"de",onClick:hu,title:Wi()==="de"?"English":"Deutsch","aria-label":Wi()==="de"?"English":"Deutsch",children:Wi()==="de"?"EN":"DE"})]})]})}function iT(){return g("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[g("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),g("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var $_=()=>{};function hu(){let n=Wi()==="de"?"en":"de";hc(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}$_()}function q_(n){Sg(g(rT,{}),n)}function rT(){let[n,e]=vt(0);return $_=()=>e(n+1),g(sT,{},Wi())}function sT(){let n=se(k,s=>s.left),e=se(k,s=>s.right),t=se(k,s=>s.dock),i=se(k,s=>s.sheet),r=se(k,s=>s.dialog);return Nt(()=>{let s=o=>{!o.defaultPrevented&&O_(o)&&o.preventDefault()};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)},[]),g("div",{class:Yc(`app sheet-${i||"none"}`,{noleft:!n,noright:!e,docked:t}),children:[g(X_,{}),g(oT,{}),g(k_,{}),g("aside",{class:"panel right","aria-label":w("Inspector"),children:[g(Y_,{open:e,word:e?w("Hide the inspector"):w("Show the inspector"),icon:e?"right":"left",act:()=>k.set({right:!e})}),(e||i!=="")&&g("div",{class:"scroll",children:[g(tx,{}),g(Ix,{})]})]}),g("footer",{class:"bottom",children:[g(lx,{}),t&&g(Iv,{})]}),g("nav",{class:"sheets","aria-label":w("Panels"),children:[wv.map(s=>g("button",{"aria-pressed":i===s,onClick:()=>k.set({sheet:i===s?"":s,right:!0,left:!0}),children:[g(xt,{name:s==="recipe"?"recipe":s==="inspector"?"look":"chart"}),s==="recipe"?w("Recipe"):s==="inspector"?w("Inspector"):w("Time")]},s)),g("button",{"aria-haspopup":"dialog",onClick:()=>k.set({dialog:"more",sheet:""}),children:[g(xt,{name:"more"}),w("More")]})]}),g(W_,{}),g(G_,{}),r==="add"&&g(Xv,{}),r==="export"&&g(Gv,{}),r==="help"&&g(B_,{}),r==="share"&&g(z_,{}),r==="examples"&&g(H_,{}),r==="more"&&g(V_,{})]})}function Y_({open:n,word:e,icon:t,act:i}){return g("button",{class:"collapse",onClick:i,"aria-expanded":n,"aria-label":e,title:e,children:g(xt,{name:t})})}function oT(){let n=se(k,s=>s.left),e=se(k,s=>s.sheet),t=se(k,s=>s.problems),[i,r]=vt(Tr.value.text===void 0?"cards":"text");return g("aside",{class:"panel left","aria-label":w("Recipe"),children:[g(Y_,{open:n,word:n?w("Hide the recipe"):w("Show the recipe"),icon:n?"left":"right",act:()=>k.set({left:!n})}),(n||e!=="")&&g(ei,{children:[g("div",{class:"tabs",role:"tablist","aria-label":w("Recipe"),children:[g("button",{role:"tab","aria-selected":i==="cards",onClick:()=>r("cards"),children:w("Recipe")}),g("button",{role:"tab","aria-selected":i==="text",onClick:()=>r("text"),children:["TOML ",t.length>0&&g("b",{class:"bad",children:t.length})]})]}),g("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?g($v,{}):g(qv,{})})]})]})}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var vy=0,Bp=1,xy=2;var Nl=1,_y=2,Ta=3,Hs=0,gi=1,wn=2,vo=0,Aa=1,zp=2,Hp=3,Vp=4,yy=5;var xo=100,by=101,My=102,wy=103,Sy=104,Ey=200,Ty=201,Ay=202,Ry=203,Gp=204,Wp=205,Cy=206,Py=207,Ly=208,Iy=209,Dy=210,ky=211,Ny=212,Fy=213,Uy=214,ku=0,Nu=1,Fu=2,xa=3,Uu=4,Ou=5,Bu=6,zu=7,Xp=0,Oy=1,By=2,Ir=0,$p=1,qp=2,Yp=3,Zp=4,Kp=5,Jp=6,jp=7;var Qp=300,_o=301,Ra=302,dh=303,fh=304,Qi=1e3,Ki=1001,Hu=1002,Vt=1003,zy=1004;var Fl=1005;var Rt=1006,ph=1007;var gr=1008;var vi=1009,em=1010,tm=1011,Ca=1012,mh=1013,zi=1014,xi=1015,Hi=1016,gh=1017,vh=1018,yo=1020,nm=35902,im=35899,rm=1021,sm=1022,On=1023,is=1026,os=1027,Pa=1028,xh=1029,Vs=1030,La=1031;var _h=1033,Ul=33776,Ol=33777,Bl=33778,zl=33779,yh=35840,bh=35841,Mh=35842,wh=35843,Sh=36196,Eh=37492,Th=37496,Ah=37488,Rh=37489,Hl=37490,Ch=37491,Ph=37808,Lh=37809,Ih=37810,Dh=37811,kh=37812,Nh=37813,Fh=37814,Uh=37815,Oh=37816,Bh=37817,zh=37818,Hh=37819,Vh=37820,Gh=37821,Wh=36492,Xh=36494,$h=36495,qh=36283,Yh=36284,Vl=36285,Zh=36286;var yl=2300,Vu=2301,Iu=2302,Dp=2303,kp=2400,Np=2401,Fp=2402;var Hy=3200;var om=0,Vy=1,as="",Ui="srgb",mo="srgb-linear",bl="linear",Ut="srgb";var Du=7680;var Gy=519,Wy=512,Xy=513,$y=514,am=515,qy=516,Yy=517,lm=518,cm=519,um=35044,hm=35048;var Bn="300 es",Ji=2e3,Ml=2001;function aT(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function lT(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function wl(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Zy(){let n=wl("canvas");return n.style.display="block",n}var Z_={},_a=null;function Sl(...n){let e="THREE."+n.shift();_a?_a("log",e,...n):console.log(e,...n)}function Ky(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=Ky(n);let e="THREE."+n.shift();if(_a)_a("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function rt(...n){n=Ky(n);let e="THREE."+n.shift();if(_a)_a("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function _l(...n){let e=n.join(" ");e in Z_||(Z_[e]=!0,Qe(...n))}function Jy(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var jy={[ku]:ku,[Fu]:Bu,[Uu]:Uu,[xa]:Ou,[Nu]:Nu,[Bu]:Fu,[zu]:zu,[Ou]:xa},Rr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},ti=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var dp=Math.PI/180,Gu=180/Math.PI;function bo(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(ti[n&255]+ti[n>>8&255]+ti[n>>16&255]+ti[n>>24&255]+"-"+ti[e&255]+ti[e>>8&255]+"-"+ti[e>>16&15|64]+ti[e>>24&255]+"-"+ti[t&63|128]+ti[t>>8&255]+"-"+ti[t>>16&255]+ti[t>>24&255]+ti[i&255]+ti[i>>8&255]+ti[i>>16&255]+ti[i>>24&255]).toLowerCase()}function At(n,e,t){return Math.max(e,Math.min(t,n))}function cT(n,e){return(n%e+e)%e}function fp(n,e,t){return(1-t)*n+t*e}function Qy(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Kh(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function eb(n,e){if(e.constructor===Float32Array)return n;let t=Kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function tb(n,e){if(e.constructor===Float32Array)return n;let t=Kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var gm=class gm{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(At(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};gm.prototype.isVector2=!0;var et=gm,Cr=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],h=i[r+3],d=s[o+0],f=s[o+1],p=s[o+2],x=s[o+3];if(h!==x||l!==d||c!==f||u!==p){let m=l*d+c*f+u*p+h*x;m<0&&(d=-d,f=-f,p=-p,x=-x,m=-m);let v=1-a;if(m<.9995){let y=Math.acos(m),T=Math.sin(y);v=Math.sin(v*y)/T,a=Math.sin(a*y)/T,l=l*v+d*a,c=c*v+f*a,u=u*v+p*a,h=h*v+x*a}else{l=l*v+d*a,c=c*v+f*a,u=u*v+p*a,h=h*v+x*a;let y=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=y,c*=y,u*=y,h*=y}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],h=s[o],d=s[o+1],f=s[o+2],p=s[o+3];return e[t]=a*p+u*h+l*f-c*d,e[t+1]=l*p+u*d+c*h-a*f,e[t+2]=c*p+u*f+a*d-l*h,e[t+3]=u*p-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),h=a(s/2),d=l(i/2),f=l(r/2),p=l(s/2);switch(o){case"XYZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"YXZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"ZXY":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"ZYX":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"YZX":this._x=d*u*h+c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h-d*f*p;break;case"XZY":this._x=d*u*h-c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h+d*f*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(s-c)*f,this._z=(o-r)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(r+o)/f,this._z=(s+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(s-c)/f,this._x=(r+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-r)/f,this._x=(s+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(At(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},vm=class vm{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(K_.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(K_.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),h=2*(s*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-s*h,this.z=r+l*h+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this.z=At(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this.z=At(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return pp.copy(this).projectOnVector(e),this.sub(pp)}reflect(e){return this.sub(pp.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(At(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};vm.prototype.isVector3=!0;var Z=vm,pp=new Z,K_=new Cr,xm=class xm{constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],p=i[8],x=r[0],m=r[3],v=r[6],y=r[1],T=r[4],M=r[7],P=r[2],C=r[5],_=r[8];return s[0]=o*x+a*y+l*P,s[3]=o*m+a*T+l*C,s[6]=o*v+a*M+l*_,s[1]=c*x+u*y+h*P,s[4]=c*m+u*T+h*C,s[7]=c*v+u*M+h*_,s[2]=d*x+f*y+p*P,s[5]=d*m+f*T+p*C,s[8]=d*v+f*M+p*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*s,f=c*s-o*l,p=t*h+i*d+r*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/p;return e[0]=h*x,e[1]=(r*c-u*i)*x,e[2]=(a*i-r*o)*x,e[3]=d*x,e[4]=(u*t-r*l)*x,e[5]=(r*s-a*t)*x,e[6]=f*x,e[7]=(i*l-c*t)*x,e[8]=(o*t-i*s)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return _l("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(mp.makeScale(e,t)),this}rotate(e){return _l("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(mp.makeRotation(-e)),this}translate(e,t){return _l("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(mp.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};xm.prototype.isMatrix3=!0;var st=xm,mp=new st,J_=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),j_=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function uT(){let n={enabled:!0,workingColorSpace:mo,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===Ut&&(r.r=ns(r.r),r.g=ns(r.g),r.b=ns(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ut&&(r.r=va(r.r),r.g=va(r.g),r.b=va(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===as?bl:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[mo]:{primaries:e,whitePoint:i,transfer:bl,toXYZ:J_,fromXYZ:j_,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Ui},outputColorSpaceConfig:{drawingBufferColorSpace:Ui}},[Ui]:{primaries:e,whitePoint:i,transfer:Ut,toXYZ:J_,fromXYZ:j_,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Ui}}}),n}var Tt=uT();function ns(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function va(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var ra,Wu=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{ra===void 0&&(ra=wl("canvas")),ra.width=e.width,ra.height=e.height;let r=ra.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=ra}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=wl("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=ns(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(ns(t[i]/255)*255):t[i]=ns(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},hT=0,ya=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:hT++}),this.uuid=bo(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(gp(r[o].image)):s.push(gp(r[o]))}else s=gp(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function gp(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Wu.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var dT=0,vp=new Z,yi=class n extends Rr{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Ki,r=Ki,s=Rt,o=gr,a=On,l=vi,c=n.DEFAULT_ANISOTROPY,u=as){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:dT++}),this.uuid=bo(),this.name="",this.source=new ya(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new et(0,0),this.repeat=new et(1,1),this.center=new et(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(vp).x}get height(){return this.source.getSize(vp).y}get depth(){return this.source.getSize(vp).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Qp)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Qi:e.x=e.x-Math.floor(e.x);break;case Ki:e.x=e.x<0?0:1;break;case Hu:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Qi:e.y=e.y-Math.floor(e.y);break;case Ki:e.y=e.y<0?0:1;break;case Hu:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};yi.DEFAULT_IMAGE=null;yi.DEFAULT_MAPPING=Qp;yi.DEFAULT_ANISOTROPY=1;var _m=class _m{constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],p=l[9],x=l[2],m=l[6],v=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-x)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+x)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let T=(c+1)/2,M=(f+1)/2,P=(v+1)/2,C=(u+d)/4,_=(h+x)/4,E=(p+m)/4;return T>M&&T>P?T<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(T),r=C/i,s=_/i):M>P?M<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(M),i=C/r,s=E/r):P<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(P),i=_/s,r=E/s),this.set(i,r,s,t),this}let y=Math.sqrt((m-p)*(m-p)+(h-x)*(h-x)+(d-u)*(d-u));return Math.abs(y)<.001&&(y=1),this.x=(m-p)/y,this.y=(h-x)/y,this.z=(d-u)/y,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this.z=At(this.z,e.z,t.z),this.w=At(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this.z=At(this.z,e,t),this.w=At(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};_m.prototype.isVector4=!0;var pt=_m,Xu=class extends Rr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Rt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new pt(0,0,e,t),this.scissorTest=!1,this.viewport=new pt(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new yi({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Rt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new ya(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},jn=class extends Xu{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},El=class extends yi{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Vt,this.minFilter=Vt,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var $u=class extends yi{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Vt,this.minFilter=Vt,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var hh=class hh{constructor(e,t,i,r,s,o,a,l,c,u,h,d,f,p,x,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,h,d,f,p,x,m)}set(e,t,i,r,s,o,a,l,c,u,h,d,f,p,x,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=r,v[1]=s,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=h,v[14]=d,v[3]=f,v[7]=p,v[11]=x,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new hh().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/sa.setFromMatrixColumn(e,0).length(),s=1/sa.setFromMatrixColumn(e,1).length(),o=1/sa.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),h=Math.sin(s);if(e.order==="XYZ"){let d=o*u,f=o*h,p=a*u,x=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+p*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,p=c*u,x=c*h;t[0]=d+x*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-p,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,p=c*u,x=c*h;t[0]=d-x*a,t[4]=-o*h,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*u,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,p=a*u,x=a*h;t[0]=l*u,t[4]=p*c-f,t[8]=d*c+x,t[1]=l*h,t[5]=x*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*u,t[4]=x-d*h,t[8]=p*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+p,t[10]=d-x*h}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+x,t[5]=o*u,t[9]=f*h-p,t[2]=p*h-f,t[6]=a*u,t[10]=x*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(fT,e,pT)}lookAt(e,t,i){let r=this.elements;return Ni.subVectors(e,t),Ni.lengthSq()===0&&(Ni.z=1),Ni.normalize(),Ls.crossVectors(i,Ni),Ls.lengthSq()===0&&(Math.abs(i.z)===1?Ni.x+=1e-4:Ni.z+=1e-4,Ni.normalize(),Ls.crossVectors(i,Ni)),Ls.normalize(),du.crossVectors(Ni,Ls),r[0]=Ls.x,r[4]=du.x,r[8]=Ni.x,r[1]=Ls.y,r[5]=du.y,r[9]=Ni.y,r[2]=Ls.z,r[6]=du.z,r[10]=Ni.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],p=i[2],x=i[6],m=i[10],v=i[14],y=i[3],T=i[7],M=i[11],P=i[15],C=r[0],_=r[4],E=r[8],H=r[12],F=r[1],I=r[5],W=r[9],X=r[13],O=r[2],N=r[6],Y=r[10],G=r[14],de=r[3],Q=r[7],te=r[11],ae=r[15];return s[0]=o*C+a*F+l*O+c*de,s[4]=o*_+a*I+l*N+c*Q,s[8]=o*E+a*W+l*Y+c*te,s[12]=o*H+a*X+l*G+c*ae,s[1]=u*C+h*F+d*O+f*de,s[5]=u*_+h*I+d*N+f*Q,s[9]=u*E+h*W+d*Y+f*te,s[13]=u*H+h*X+d*G+f*ae,s[2]=p*C+x*F+m*O+v*de,s[6]=p*_+x*I+m*N+v*Q,s[10]=p*E+x*W+m*Y+v*te,s[14]=p*H+x*X+m*G+v*ae,s[3]=y*C+T*F+M*O+P*de,s[7]=y*_+T*I+M*N+P*Q,s[11]=y*E+T*W+M*Y+P*te,s[15]=y*H+T*X+M*G+P*ae,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],p=e[3],x=e[7],m=e[11],v=e[15],y=l*f-c*d,T=a*f-c*h,M=a*d-l*h,P=o*f-c*u,C=o*d-l*u,_=o*h-a*u;return t*(x*y-m*T+v*M)-i*(p*y-m*P+v*C)+r*(p*T-x*P+v*_)-s*(p*M-x*C+m*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],p=e[12],x=e[13],m=e[14],v=e[15],y=t*a-i*o,T=t*l-r*o,M=t*c-s*o,P=i*l-r*a,C=i*c-s*a,_=r*c-s*l,E=u*x-h*p,H=u*m-d*p,F=u*v-f*p,I=h*m-d*x,W=h*v-f*x,X=d*v-f*m,O=y*X-T*W+M*I+P*F-C*H+_*E;if(O===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let N=1/O;return e[0]=(a*X-l*W+c*I)*N,e[1]=(r*W-i*X-s*I)*N,e[2]=(x*_-m*C+v*P)*N,e[3]=(d*C-h*_-f*P)*N,e[4]=(l*F-o*X-c*H)*N,e[5]=(t*X-r*F+s*H)*N,e[6]=(m*M-p*_-v*T)*N,e[7]=(u*_-d*M+f*T)*N,e[8]=(o*W-a*F+c*E)*N,e[9]=(i*F-t*W-s*E)*N,e[10]=(p*C-x*M+v*y)*N,e[11]=(h*M-u*C-f*y)*N,e[12]=(a*H-o*I-l*E)*N,e[13]=(t*I-i*H+r*E)*N,e[14]=(x*T-p*P-m*y)*N,e[15]=(u*P-h*T+d*y)*N,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,h=a+a,d=s*c,f=s*u,p=s*h,x=o*u,m=o*h,v=a*h,y=l*c,T=l*u,M=l*h,P=i.x,C=i.y,_=i.z;return r[0]=(1-(x+v))*P,r[1]=(f+M)*P,r[2]=(p-T)*P,r[3]=0,r[4]=(f-M)*C,r[5]=(1-(d+v))*C,r[6]=(m+y)*C,r[7]=0,r[8]=(p+T)*_,r[9]=(m-y)*_,r[10]=(1-(d+x))*_,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=sa.set(r[0],r[1],r[2]).length(),a=sa.set(r[4],r[5],r[6]).length(),l=sa.set(r[8],r[9],r[10]).length();s<0&&(o=-o),hr.copy(this);let c=1/o,u=1/a,h=1/l;return hr.elements[0]*=c,hr.elements[1]*=c,hr.elements[2]*=c,hr.elements[4]*=u,hr.elements[5]*=u,hr.elements[6]*=u,hr.elements[8]*=h,hr.elements[9]*=h,hr.elements[10]*=h,t.setFromRotationMatrix(hr),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=Ji,l=!1){let c=this.elements,u=2*s/(t-e),h=2*s/(i-r),d=(t+e)/(t-e),f=(i+r)/(i-r),p,x;if(l)p=s/(o-s),x=o*s/(o-s);else if(a===Ji)p=-(o+s)/(o-s),x=-2*o*s/(o-s);else if(a===Ml)p=-o/(o-s),x=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=Ji,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-r),d=-(t+e)/(t-e),f=-(i+r)/(i-r),p,x;if(l)p=1/(o-s),x=o/(o-s);else if(a===Ji)p=-2/(o-s),x=-(o+s)/(o-s);else if(a===Ml)p=-1/(o-s),x=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};hh.prototype.isMatrix4=!0;var Zt=hh,sa=new Z,hr=new Zt,fT=new Z(0,0,0),pT=new Z(1,1,1),Ls=new Z,du=new Z,Ni=new Z,Q_=new Zt,ey=new Cr,Us=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],h=r[2],d=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(At(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-At(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,s),this._z=0);break;case"ZXY":this._x=Math.asin(At(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-At(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(At(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-At(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Q_.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Q_,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return ey.setFromEuler(this),this.setFromQuaternion(ey,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Us.DEFAULT_ORDER="XYZ";var Tl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},mT=0,ty=new Z,oa=new Cr,Jr=new Zt,fu=new Z,ml=new Z,gT=new Z,vT=new Cr,ny=new Z(1,0,0),iy=new Z(0,1,0),ry=new Z(0,0,1),sy={type:"added"},xT={type:"removed"},aa={type:"childadded",child:null},xp={type:"childremoved",child:null},er=class n extends Rr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:mT++}),this.uuid=bo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Z,t=new Us,i=new Cr,r=new Z(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new Zt},normalMatrix:{value:new st}}),this.matrix=new Zt,this.matrixWorld=new Zt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Tl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return oa.setFromAxisAngle(e,t),this.quaternion.multiply(oa),this}rotateOnWorldAxis(e,t){return oa.setFromAxisAngle(e,t),this.quaternion.premultiply(oa),this}rotateX(e){return this.rotateOnAxis(ny,e)}rotateY(e){return this.rotateOnAxis(iy,e)}rotateZ(e){return this.rotateOnAxis(ry,e)}translateOnAxis(e,t){return ty.copy(e).applyQuaternion(this.quaternion),this.position.add(ty.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(ny,e)}translateY(e){return this.translateOnAxis(iy,e)}translateZ(e){return this.translateOnAxis(ry,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Jr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?fu.copy(e):fu.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),ml.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Jr.lookAt(ml,fu,this.up):Jr.lookAt(fu,ml,this.up),this.quaternion.setFromRotationMatrix(Jr),r&&(Jr.extractRotation(r.matrixWorld),oa.setFromRotationMatrix(Jr),this.quaternion.premultiply(oa.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(rt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(sy),aa.child=e,this.dispatchEvent(aa),aa.child=null):rt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(xT),xp.child=e,this.dispatchEvent(xp),xp.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Jr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Jr.multiply(e.parent.matrixWorld)),e.applyMatrix4(Jr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(sy),aa.child=e,this.dispatchEvent(aa),aa.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ml,e,gT),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ml,vT,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];s(e.shapes,h)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),p.length>0&&(i.nodes=p)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};er.DEFAULT_UP=new Z(0,1,0);er.DEFAULT_MATRIX_AUTO_UPDATE=!0;er.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var po=class extends er{constructor(){super(),this.isGroup=!0,this.type="Group"}},_T={type:"move"},ba=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new po,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new po,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new po,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let m=t.getJointPose(x,i),v=this._getHandJoint(c,x);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(_T)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new po;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},nb={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Is={h:0,s:0,l:0},pu={h:0,s:0,l:0};function _p(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Pt=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Ui){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Tt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=Tt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Tt.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=Tt.workingColorSpace){if(e=cT(e,1),t=At(t,0,1),i=At(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=_p(o,s,e+1/3),this.g=_p(o,s,e),this.b=_p(o,s,e-1/3)}return Tt.colorSpaceToWorking(this,r),this}setStyle(e,t=Ui){function i(s){s!==void 0&&parseFloat(s)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Ui){let i=nb[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=ns(e.r),this.g=ns(e.g),this.b=ns(e.b),this}copyLinearToSRGB(e){return this.r=va(e.r),this.g=va(e.g),this.b=va(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Ui){return Tt.workingToColorSpace(ni.copy(this),e),Math.round(At(ni.r*255,0,255))*65536+Math.round(At(ni.g*255,0,255))*256+Math.round(At(ni.b*255,0,255))}getHexString(e=Ui){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Tt.workingColorSpace){Tt.workingToColorSpace(ni.copy(this),t);let i=ni.r,r=ni.g,s=ni.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(r-s)/h+(r<s?6:0);break;case r:l=(s-i)/h+2;break;case s:l=(i-r)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Tt.workingColorSpace){return Tt.workingToColorSpace(ni.copy(this),t),e.r=ni.r,e.g=ni.g,e.b=ni.b,e}getStyle(e=Ui){Tt.workingToColorSpace(ni.copy(this),e);let t=ni.r,i=ni.g,r=ni.b;return e!==Ui?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(Is),this.setHSL(Is.h+e,Is.s+t,Is.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Is),e.getHSL(pu);let i=fp(Is.h,pu.h,t),r=fp(Is.s,pu.s,t),s=fp(Is.l,pu.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},ni=new Pt;Pt.NAMES=nb;var pi=class extends er{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Us,this.environmentIntensity=1,this.environmentRotation=new Us,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},dr=new Z,jr=new Z,yp=new Z,Qr=new Z,la=new Z,ca=new Z,oy=new Z,bp=new Z,Mp=new Z,wp=new Z,Sp=new pt,Ep=new pt,Tp=new pt,Fs=class n{constructor(e=new Z,t=new Z,i=new Z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),dr.subVectors(e,t),r.cross(dr);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){dr.subVectors(r,t),jr.subVectors(i,t),yp.subVectors(e,t);let o=dr.dot(dr),a=dr.dot(jr),l=dr.dot(yp),c=jr.dot(jr),u=jr.dot(yp),h=o*c-a*a;if(h===0)return s.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,p=(o*u-a*l)*d;return s.set(1-f-p,p,f)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,Qr)===null?!1:Qr.x>=0&&Qr.y>=0&&Qr.x+Qr.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,Qr)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Qr.x),l.addScaledVector(o,Qr.y),l.addScaledVector(a,Qr.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return Sp.setScalar(0),Ep.setScalar(0),Tp.setScalar(0),Sp.fromBufferAttribute(e,t),Ep.fromBufferAttribute(e,i),Tp.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(Sp,s.x),o.addScaledVector(Ep,s.y),o.addScaledVector(Tp,s.z),o}static isFrontFacing(e,t,i,r){return dr.subVectors(i,t),jr.subVectors(e,t),dr.cross(jr).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return dr.subVectors(this.c,this.b),jr.subVectors(this.a,this.b),dr.cross(jr).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;la.subVectors(r,i),ca.subVectors(s,i),bp.subVectors(e,i);let l=la.dot(bp),c=ca.dot(bp);if(l<=0&&c<=0)return t.copy(i);Mp.subVectors(e,r);let u=la.dot(Mp),h=ca.dot(Mp);if(u>=0&&h<=u)return t.copy(r);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(la,o);wp.subVectors(e,s);let f=la.dot(wp),p=ca.dot(wp);if(p>=0&&f<=p)return t.copy(s);let x=f*c-l*p;if(x<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(i).addScaledVector(ca,a);let m=u*p-f*h;if(m<=0&&h-u>=0&&f-p>=0)return oy.subVectors(s,r),a=(h-u)/(h-u+(f-p)),t.copy(r).addScaledVector(oy,a);let v=1/(m+x+d);return o=x*v,a=d*v,t.copy(i).addScaledVector(la,o).addScaledVector(ca,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Pr=class{constructor(e=new Z(1/0,1/0,1/0),t=new Z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(fr.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(fr.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=fr.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,fr):fr.fromBufferAttribute(s,o),fr.applyMatrix4(e.matrixWorld),this.expandByPoint(fr);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),mu.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),mu.copy(i.boundingBox)),mu.applyMatrix4(e.matrixWorld),this.union(mu)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,fr),fr.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(gl),gu.subVectors(this.max,gl),ua.subVectors(e.a,gl),ha.subVectors(e.b,gl),da.subVectors(e.c,gl),Ds.subVectors(ha,ua),ks.subVectors(da,ha),co.subVectors(ua,da);let t=[0,-Ds.z,Ds.y,0,-ks.z,ks.y,0,-co.z,co.y,Ds.z,0,-Ds.x,ks.z,0,-ks.x,co.z,0,-co.x,-Ds.y,Ds.x,0,-ks.y,ks.x,0,-co.y,co.x,0];return!Ap(t,ua,ha,da,gu)||(t=[1,0,0,0,1,0,0,0,1],!Ap(t,ua,ha,da,gu))?!1:(vu.crossVectors(Ds,ks),t=[vu.x,vu.y,vu.z],Ap(t,ua,ha,da,gu))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,fr).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(fr).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(es[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),es[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),es[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),es[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),es[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),es[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),es[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),es[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(es),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},es=[new Z,new Z,new Z,new Z,new Z,new Z,new Z,new Z],fr=new Z,mu=new Pr,ua=new Z,ha=new Z,da=new Z,Ds=new Z,ks=new Z,co=new Z,gl=new Z,gu=new Z,vu=new Z,uo=new Z;function Ap(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){uo.fromArray(n,s);let a=r.x*Math.abs(uo.x)+r.y*Math.abs(uo.y)+r.z*Math.abs(uo.z),l=e.dot(uo),c=t.dot(uo),u=i.dot(uo);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var In=new Z,xu=new et,yT=0,Kt=class extends Rr{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:yT++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=um,this.updateRanges=[],this.gpuType=xi,this.version=0,this._normalizationScale=e!==void 0?Kh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)xu.fromBufferAttribute(this,t),xu.applyMatrix3(e),this.setXY(t,xu.x,xu.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix3(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix4(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyNormalMatrix(e),this.setXYZ(t,In.x,In.y,In.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.transformDirection(e),this.setXYZ(t,In.x,In.y,In.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):eb(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):tb(e,this.array)}};var Al=class extends Kt{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Rl=class extends Kt{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var ji=class extends Kt{constructor(e,t,i){super(new Float32Array(e),t,i)}},bT=new Pr,vl=new Z,Rp=new Z,Ma=class{constructor(e=new Z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):bT.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;vl.subVectors(e,this.center);let t=vl.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(vl,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Rp.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(vl.copy(e.center).add(Rp)),this.expandByPoint(vl.copy(e.center).sub(Rp))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},MT=0,Zi=new Zt,Cp=new er,fa=new Z,Fi=new Pr,xl=new Pr,qn=new Z,mi=class n extends Rr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:MT++}),this.uuid=bo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(aT(e)?Rl:Al)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new st().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Zi.makeRotationFromQuaternion(e),this.applyMatrix4(Zi),this}rotateX(e){return Zi.makeRotationX(e),this.applyMatrix4(Zi),this}rotateY(e){return Zi.makeRotationY(e),this.applyMatrix4(Zi),this}rotateZ(e){return Zi.makeRotationZ(e),this.applyMatrix4(Zi),this}translate(e,t,i){return Zi.makeTranslation(e,t,i),this.applyMatrix4(Zi),this}scale(e,t,i){return Zi.makeScale(e,t,i),this.applyMatrix4(Zi),this}lookAt(e){return Cp.lookAt(e),Cp.updateMatrix(),this.applyMatrix4(Cp.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(fa).negate(),this.translate(fa.x,fa.y,fa.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ji(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Pr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Z(-1/0,-1/0,-1/0),new Z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];Fi.setFromBufferAttribute(s),this.morphTargetsRelative?(qn.addVectors(this.boundingBox.min,Fi.min),this.boundingBox.expandByPoint(qn),qn.addVectors(this.boundingBox.max,Fi.max),this.boundingBox.expandByPoint(qn)):(this.boundingBox.expandByPoint(Fi.min),this.boundingBox.expandByPoint(Fi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&rt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ma);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Z,1/0);return}if(e){let i=this.boundingSphere.center;if(Fi.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];xl.setFromBufferAttribute(a),this.morphTargetsRelative?(qn.addVectors(Fi.min,xl.min),Fi.expandByPoint(qn),qn.addVectors(Fi.max,xl.max),Fi.expandByPoint(qn)):(Fi.expandByPoint(xl.min),Fi.expandByPoint(xl.max))}Fi.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)qn.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(qn));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)qn.fromBufferAttribute(a,c),l&&(fa.fromBufferAttribute(e,c),qn.add(fa)),r=Math.max(r,i.distanceToSquared(qn))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&rt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){rt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Kt(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let H=0;H<i.count;H++)a[H]=new Z,l[H]=new Z;let u=new Z,h=new Z,d=new Z,f=new et,p=new et,x=new et,m=new Z,v=new Z;function y(H,F,I){c[H]=c[F]=c[I]=1,u.fromBufferAttribute(i,H),h.fromBufferAttribute(i,F),d.fromBufferAttribute(i,I),f.fromBufferAttribute(s,H),p.fromBufferAttribute(s,F),x.fromBufferAttribute(s,I),h.sub(u),d.sub(u),p.sub(f),x.sub(f);let W=1/(p.x*x.y-x.x*p.y);isFinite(W)&&(m.copy(h).multiplyScalar(x.y).addScaledVector(d,-p.y).multiplyScalar(W),v.copy(d).multiplyScalar(p.x).addScaledVector(h,-x.x).multiplyScalar(W),a[H].add(m),a[F].add(m),a[I].add(m),l[H].add(v),l[F].add(v),l[I].add(v))}let T=this.groups;T.length===0&&(T=[{start:0,count:e.count}]);for(let H=0,F=T.length;H<F;++H){let I=T[H],W=I.start,X=I.count;for(let O=W,N=W+X;O<N;O+=3)y(e.getX(O+0),e.getX(O+1),e.getX(O+2))}let M=new Z,P=new Z,C=new Z,_=new Z;function E(H){C.fromBufferAttribute(r,H),_.copy(C);let F=a[H];M.copy(F),M.sub(C.multiplyScalar(C.dot(F))).normalize(),P.crossVectors(_,F);let W=P.dot(l[H])<0?-1:1;o.setXYZW(H,M.x,M.y,M.z,W)}for(let H=0,F=i.count;H<F;++H)c[H]&&E(H);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Kt(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let r=new Z,s=new Z,o=new Z,a=new Z,l=new Z,c=new Z,u=new Z,h=new Z;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),x=e.getX(d+1),m=e.getX(d+2);r.fromBufferAttribute(t,p),s.fromBufferAttribute(t,x),o.fromBufferAttribute(t,m),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),a.fromBufferAttribute(i,p),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)r.fromBufferAttribute(t,d+0),s.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)qn.fromBufferAttribute(e,t),qn.normalize(),e.setXYZ(t,qn.x,qn.y,qn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,p=0;for(let x=0,m=l.length;x<m;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*u;for(let v=0;v<u;v++)d[p++]=c[f++]}return new Kt(d,u,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],h=s[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},qu=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=um,this.updateRanges=[],this.version=0,this.uuid=bo()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,i){e*=this.stride,i*=t.stride;for(let r=0,s=this.stride;r<s;r++)this.array[e+r]=t.array[i+r];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=ay(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let i=new this.array.constructor(e.arrayBuffers[t]),r=new this.constructor(i,this.stride);return r.setUsage(this.usage),r}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=ay(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let i={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}};function ay(n){return n.buffer._uuid===void 0&&(n.buffer._uuid=bo()),n.byteOffset===0&&n.byteLength===n.buffer.byteLength?n.buffer._uuid:n.buffer._uuid+":"+n.byteOffset+":"+n.byteLength}var fi=new Z,wa=class n{constructor(e,t,i,r=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=i,this.normalized=r,this._normalizationScale=e!==void 0?Kh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,i=this.data.count;t<i;t++)fi.fromBufferAttribute(this,t),fi.applyMatrix4(e),this.setXYZ(t,fi.x,fi.y,fi.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)fi.fromBufferAttribute(this,t),fi.applyNormalMatrix(e),this.setXYZ(t,fi.x,fi.y,fi.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)fi.fromBufferAttribute(this,t),fi.transformDirection(e),this.setXYZ(t,fi.x,fi.y,fi.z);return this}getComponent(e,t){let i=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.data.array[e*this.data.stride+this.offset+t]=i,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,i){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.data.array[e+0]=t,this.data.array[e+1]=i,this}setXYZ(e,t,i,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=r,this.data.array[e+3]=s,this}clone(e){if(e===void 0){Sl("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let i=0;i<this.count;i++){let r=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)t.push(this.data.array[r+s])}return new Kt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new n(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Sl("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let i=0;i<this.count;i++){let r=i*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)t.push(this.data.array[r+s])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):eb(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):tb(e,this.data.array)}},Pp=new Z,wT=new Z,ST=new st,pr=class{constructor(e=new Z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=Pp.subVectors(i,t).cross(wT.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(Pp),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||ST.getNormalMatrix(e),r=this.coplanarPoint(Pp).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},ET=0,go=class extends Rr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:ET++}),this.uuid=bo(),this.name="",this.type="Material",this.blending=Aa,this.side=Hs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Gp,this.blendDst=Wp,this.blendEquation=xo,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Pt(0,0,0),this.blendAlpha=0,this.depthFunc=xa,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Gy,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Du,this.stencilZFail=Du,this.stencilZPass=Du,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Pt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new pr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new et().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new et().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var ts=new Z,Lp=new Z,_u=new Z,yu=new Z,Yu=class{constructor(e=new Z,t=new Z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,ts)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=ts.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(ts.copy(this.origin).addScaledVector(this.direction,t),ts.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){Lp.copy(e).add(t).multiplyScalar(.5),_u.copy(t).sub(e).normalize(),yu.copy(this.origin).sub(Lp);let s=e.distanceTo(t)*.5,o=-this.direction.dot(_u),a=yu.dot(this.direction),l=-yu.dot(_u),c=yu.lengthSq(),u=Math.abs(1-o*o),h,d,f,p;if(u>0)if(h=o*l-a,d=o*a-l,p=s*u,h>=0)if(d>=-p)if(d<=p){let x=1/u;h*=x,d*=x,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-p?(h=Math.max(0,-(-o*s+a)),d=h>0?-s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c):d<=p?(h=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(h=Math.max(0,-(o*s+a)),d=h>0?s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c);else d=o>0?-s:s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),r&&r.copy(Lp).addScaledVector(_u,d),f}intersectSphere(e,t){if(e.radius<0)return null;ts.subVectors(e.center,this.origin);let i=ts.dot(this.direction),r=ts.dot(ts)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,r=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,r=(e.min.x-d.x)*c),u>=0?(s=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(s=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,ts)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,x=t.y-o.y,m=t.z-o.z,v=i.x-o.x,y=i.y-o.y,T=i.z-o.z,M=Math.abs(l),P=Math.abs(c),C=Math.abs(u),_,E,H,F,I,W,X,O,N,Y,G,de;if(M>=P&&M>=C?(H=l,W=h,N=p,de=v,l>=0?(_=c,E=u,F=d,I=f,X=x,O=m,Y=y,G=T):(_=u,E=c,F=f,I=d,X=m,O=x,Y=T,G=y)):P>=C?(H=c,W=d,N=x,de=y,c>=0?(_=u,E=l,F=f,I=h,X=m,O=p,Y=T,G=v):(_=l,E=u,F=h,I=f,X=p,O=m,Y=v,G=T)):(H=u,W=f,N=m,de=T,u>=0?(_=l,E=c,F=h,I=d,X=p,O=x,Y=v,G=y):(_=c,E=l,F=d,I=h,X=x,O=p,Y=y,G=v)),H===0)return null;let Q=_/H,te=E/H,ae=1/H,ge=F-Q*W,me=I-te*W,ne=X-Q*N,_e=O-te*N,Me=Y-Q*de,Le=G-te*de,Te=Me*_e-Le*ne,Ye=ge*Le-me*Me,lt=ne*me-_e*ge;if(r){if(Te<0||Ye<0||lt<0)return null}else if((Te<0||Ye<0||lt<0)&&(Te>0||Ye>0||lt>0))return null;let $e=Te+Ye+lt;if($e===0)return null;let gt=ae*(Te*W+Ye*N+lt*de);return($e>0?gt<0:gt>0)?null:this.at(gt/$e,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Zu=class extends go{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Pt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Us,this.combine=Xp,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},ly=new Zt,ho=new Yu,bu=new Ma,cy=new Z,Mu=new Z,wu=new Z,Su=new Z,Ip=new Z,Eu=new Z,uy=new Z,Tu=new Z,Qt=class extends er{constructor(e=new mi,t=new Zu){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){Eu.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],h=s[l];u!==0&&(Ip.fromBufferAttribute(h,e),o?Eu.addScaledVector(Ip,u):Eu.addScaledVector(Ip.sub(t),u))}t.add(Eu)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),bu.copy(i.boundingSphere),bu.applyMatrix4(s),ho.copy(e.ray).recast(e.near),!(bu.containsPoint(ho.origin)===!1&&(ho.intersectSphere(bu,cy)===null||ho.origin.distanceToSquared(cy)>(e.far-e.near)**2))&&(ly.copy(s).invert(),ho.copy(e.ray).applyMatrix4(ly),!(i.boundingBox!==null&&ho.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ho)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,h=s.attributes.normal,d=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],v=o[m.materialIndex],y=Math.max(m.start,f.start),T=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let M=y,P=T;M<P;M+=3){let C=a.getX(M),_=a.getX(M+1),E=a.getX(M+2);r=Au(this,v,e,i,c,u,h,C,_,E),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=m.materialIndex,t.push(r))}}else{let p=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let m=p,v=x;m<v;m+=3){let y=a.getX(m),T=a.getX(m+1),M=a.getX(m+2);r=Au(this,o,e,i,c,u,h,y,T,M),r&&(r.faceIndex=Math.floor(m/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],v=o[m.materialIndex],y=Math.max(m.start,f.start),T=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let M=y,P=T;M<P;M+=3){let C=M,_=M+1,E=M+2;r=Au(this,v,e,i,c,u,h,C,_,E),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=m.materialIndex,t.push(r))}}else{let p=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let m=p,v=x;m<v;m+=3){let y=m,T=m+1,M=m+2;r=Au(this,o,e,i,c,u,h,y,T,M),r&&(r.faceIndex=Math.floor(m/3),t.push(r))}}}};function TT(n,e,t,i,r,s,o,a){let l;if(e.side===gi?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===Hs,a),l===null)return null;Tu.copy(a),Tu.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Tu);return c<t.near||c>t.far?null:{distance:c,point:Tu.clone(),object:n}}function Au(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,Mu),n.getVertexPosition(l,wu),n.getVertexPosition(c,Su);let u=TT(n,e,t,i,Mu,wu,Su,uy);if(u){let h=new Z;Fs.getBarycoord(uy,Mu,wu,Su,h),r&&(u.uv=Fs.getInterpolatedAttribute(r,a,l,c,h,new et)),s&&(u.uv1=Fs.getInterpolatedAttribute(s,a,l,c,h,new et)),o&&(u.normal=Fs.getInterpolatedAttribute(o,a,l,c,h,new Z),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new Z,materialIndex:0};Fs.getNormal(Mu,wu,Su,d.normal),u.face=d,u.barycoord=h}return u}var Yn=class extends yi{constructor(e=null,t=1,i=1,r,s,o,a,l,c=Vt,u=Vt,h,d){super(null,o,a,l,c,u,r,s,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var mr=class extends Kt{constructor(e,t,i,r=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=r}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var fo=new Ma,AT=new et(.5,.5),Ru=new Z,rs=class{constructor(e=new pr,t=new pr,i=new pr,r=new pr,s=new pr,o=new pr){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ji,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],h=s[5],d=s[6],f=s[7],p=s[8],x=s[9],m=s[10],v=s[11],y=s[12],T=s[13],M=s[14],P=s[15];if(r[0].setComponents(c-o,f-u,v-p,P-y).normalize(),r[1].setComponents(c+o,f+u,v+p,P+y).normalize(),r[2].setComponents(c+a,f+h,v+x,P+T).normalize(),r[3].setComponents(c-a,f-h,v-x,P-T).normalize(),i)r[4].setComponents(l,d,m,M).normalize(),r[5].setComponents(c-l,f-d,v-m,P-M).normalize();else if(r[4].setComponents(c-l,f-d,v-m,P-M).normalize(),t===Ji)r[5].setComponents(c+l,f+d,v+m,P+M).normalize();else if(t===Ml)r[5].setComponents(l,d,m,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),fo.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),fo.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(fo)}intersectsSprite(e){fo.center.set(0,0,0);let t=AT.distanceTo(e.center);return fo.radius=.7071067811865476+t,fo.applyMatrix4(e.matrixWorld),this.intersectsSphere(fo)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(Ru.x=r.normal.x>0?e.max.x:e.min.x,Ru.y=r.normal.y>0?e.max.y:e.min.y,Ru.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(Ru)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},hy=new Zt,Ku=class n{constructor(){this.coordinateSystem=Ji,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];hy.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new rs),i[r].setFromProjectionMatrix(hy,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new rs),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var Cl=class extends yi{constructor(e=[],t=_o,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var ss=class extends yi{constructor(e,t,i=zi,r,s,o,a=Vt,l=Vt,c,u=is,h=1){if(u!==is&&u!==os)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new ya(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Pl=class extends ss{constructor(e,t=zi,i=_o,r,s,o=Vt,a=Vt,l,c=is){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Ll=class extends yi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Sa=class n extends mi{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;p("z","y","x",-1,-1,i,t,e,o,s,0),p("z","y","x",1,-1,i,t,-e,o,s,1),p("x","z","y",1,1,e,i,t,r,o,2),p("x","z","y",1,-1,e,i,-t,r,o,3),p("x","y","z",1,-1,e,t,i,r,s,4),p("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new ji(c,3)),this.setAttribute("normal",new ji(u,3)),this.setAttribute("uv",new ji(h,2));function p(x,m,v,y,T,M,P,C,_,E,H){let F=M/_,I=P/E,W=M/2,X=P/2,O=C/2,N=_+1,Y=E+1,G=0,de=0,Q=new Z;for(let te=0;te<Y;te++){let ae=te*I-X;for(let ge=0;ge<N;ge++){let me=ge*F-W;Q[x]=me*y,Q[m]=ae*T,Q[v]=O,c.push(Q.x,Q.y,Q.z),Q[x]=0,Q[m]=0,Q[v]=C>0?1:-1,u.push(Q.x,Q.y,Q.z),h.push(ge/_),h.push(1-te/E),G+=1}}for(let te=0;te<E;te++)for(let ae=0;ae<_;ae++){let ge=d+ae+N*te,me=d+ae+N*(te+1),ne=d+(ae+1)+N*(te+1),_e=d+(ae+1)+N*te;l.push(ge,me,_e),l.push(me,ne,_e),de+=6}a.addGroup(f,de,H),f+=de,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Il=class n extends mi{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,h=e/a,d=t/l,f=[],p=[],x=[],m=[];for(let v=0;v<u;v++){let y=v*d-o;for(let T=0;T<c;T++){let M=T*h-s;p.push(M,-y,0),x.push(0,0,1),m.push(T/a),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let y=0;y<a;y++){let T=y+c*v,M=y+c*(v+1),P=y+1+c*(v+1),C=y+1+c*v;f.push(T,M,C),f.push(M,P,C)}this.setIndex(f),this.setAttribute("position",new ji(p,3)),this.setAttribute("normal",new ji(x,3)),this.setAttribute("uv",new ji(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function Mo(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(dy(r))r.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(dy(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function ii(n){let e={};for(let t=0;t<n.length;t++){let i=Mo(n[t]);for(let r in i)e[r]=i[r]}return e}function dy(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function RT(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function dm(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Tt.workingColorSpace}var ib={clone:Mo,merge:ii},CT=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,PT=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Lr=class extends go{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=CT,this.fragmentShader=PT,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Mo(e.uniforms),this.uniformsGroups=RT(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new Pt().setHex(r.value);break;case"v2":this.uniforms[i].value=new et().fromArray(r.value);break;case"v3":this.uniforms[i].value=new Z().fromArray(r.value);break;case"v4":this.uniforms[i].value=new pt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new st().fromArray(r.value);break;case"m4":this.uniforms[i].value=new Zt().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Dn=class extends Lr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Ju=class extends go{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Hy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},ju=class extends go{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function pa(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Cu(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Os=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Qu=class extends Os{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:kp,endingEnd:kp}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case Np:s=e,a=2*t-i;break;case Fp:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Np:o=e,l=2*i-t;break;case Fp:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(i-t)/(r-t),x=p*p,m=x*p,v=-d*m+2*d*x-d*p,y=(1+d)*m+(-1.5-2*d)*x+(-.5+d)*p+1,T=(-1-f)*m+(1.5+f)*x+.5*p,M=f*m-f*x;for(let P=0;P!==a;++P)s[P]=v*o[u+P]+y*o[c+P]+T*o[l+P]+M*o[h+P];return s}},eh=class extends Os{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),h=1-u;for(let d=0;d!==a;++d)s[d]=o[c+d]*h+o[l+d]*u;return s}},th=class extends Os{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},nh=class extends Os{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-t)/(r-t),x=1-p;for(let m=0;m!==a;++m)s[m]=o[c+m]*x+o[l+m]*p;return s}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let x=o[c+p],m=o[l+p],v=f*d+p*2,y=h[v],T=h[v+1],M=e*d+p*2,P=u[M],C=u[M+1],_=IT(i,t,y,P,r);s[p]=rb(_,x,T,C,m)}return s}};function rb(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function LT(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function IT(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=rb(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=LT(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var Oi=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=pa(t,this.TimeBufferType),this.values=pa(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:pa(e.times,Array),values:pa(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),Cu(e.settings)&&(i.settings={inTangents:pa(e.settings.inTangents,Array),outTangents:pa(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new th(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new eh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Qu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new nh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case yl:t=this.InterpolantFactoryMethodDiscrete;break;case Vu:t=this.InterpolantFactoryMethodLinear;break;case Iu:t=this.InterpolantFactoryMethodSmooth;break;case Dp:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return yl;case this.InterpolantFactoryMethodLinear:return Vu;case this.InterpolantFactoryMethodSmooth:return Iu;case this.InterpolantFactoryMethodBezier:return Dp}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;Cu(this.settings)&&(fy(this.settings.inTangents,e),fy(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;Cu(this.settings)&&(py(this.settings.inTangents,e),py(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(rt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(rt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){rt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){rt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&lT(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){rt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===Iu,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let p=0;p!==i;++p){let x=t[h+p];if(x!==t[d+p]||x!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,Cu(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function fy(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function py(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Oi.prototype.ValueTypeName="";Oi.prototype.TimeBufferType=Float32Array;Oi.prototype.ValueBufferType=Float32Array;Oi.prototype.DefaultInterpolation=Vu;var Bs=class extends Oi{constructor(e,t,i){super(e,t,i)}};Bs.prototype.ValueTypeName="bool";Bs.prototype.ValueBufferType=Array;Bs.prototype.DefaultInterpolation=yl;Bs.prototype.InterpolantFactoryMethodLinear=void 0;Bs.prototype.InterpolantFactoryMethodSmooth=void 0;var ih=class extends Oi{constructor(e,t,i,r){super(e,t,i,r)}};ih.prototype.ValueTypeName="color";var rh=class extends Oi{constructor(e,t,i,r){super(e,t,i,r)}};rh.prototype.ValueTypeName="number";var sh=class extends Os{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)Cr.slerpFlat(s,0,o,c-a,o,c,l);return s}},Dl=class extends Oi{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new sh(this.times,this.values,this.getValueSize(),e)}};Dl.prototype.ValueTypeName="quaternion";Dl.prototype.InterpolantFactoryMethodSmooth=void 0;var zs=class extends Oi{constructor(e,t,i){super(e,t,i)}};zs.prototype.ValueTypeName="string";zs.prototype.ValueBufferType=Array;zs.prototype.DefaultInterpolation=yl;zs.prototype.InterpolantFactoryMethodLinear=void 0;zs.prototype.InterpolantFactoryMethodSmooth=void 0;var oh=class extends Oi{constructor(e,t,i,r){super(e,t,i,r)}};oh.prototype.ValueTypeName="vector";var ah=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],p=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},sb=new ah,lh=class{constructor(e){this.manager=e!==void 0?e:sb,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};lh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Pu=new Z,Lu=new Cr,Ar=new Z,Bi=class extends er{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Zt,this.projectionMatrix=new Zt,this.projectionMatrixInverse=new Zt,this.coordinateSystem=Ji,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Pu,Lu,Ar),Ar.x===1&&Ar.y===1&&Ar.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Pu,Lu,Ar.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Pu,Lu,Ar),Ar.x===1&&Ar.y===1&&Ar.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Pu,Lu,Ar.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ns=new Z,my=new et,gy=new et,Jn=class extends Bi{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Gu*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(dp*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Gu*2*Math.atan(Math.tan(dp*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Ns.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ns.x,Ns.y).multiplyScalar(-e/Ns.z),Ns.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Ns.x,Ns.y).multiplyScalar(-e/Ns.z)}getViewSize(e,t){return this.getViewBounds(e,my,gy),t.subVectors(gy,my)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(dp*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ch=class extends Bi{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var tr=class extends mi{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var ma=-90,ga=1,Ea=class extends er{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Jn(ma,ga,e,t);r.layers=this.layers,this.add(r);let s=new Jn(ma,ga,e,t);s.layers=this.layers,this.add(s);let o=new Jn(ma,ga,e,t);o.layers=this.layers,this.add(o);let a=new Jn(ma,ga,e,t);a.layers=this.layers,this.add(a);let l=new Jn(ma,ga,e,t);l.layers=this.layers,this.add(l);let c=new Jn(ma,ga,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ji)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Ml)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=x,e.setRenderTarget(i,5,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},uh=class extends Jn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var fm="\\[\\]\\.:\\/",DT=new RegExp("["+fm+"]","g"),pm="[^"+fm+"]",kT="[^"+fm.replace("\\.","")+"]",NT=/((?:WC+[\/:])*)/.source.replace("WC",pm),FT=/(WCOD+)?/.source.replace("WCOD",kT),UT=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",pm),OT=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",pm),BT=new RegExp("^"+NT+FT+UT+OT+"$"),zT=["material","materials","bones","map"],Up=class{constructor(e,t,i){let r=i||on.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},on=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(DT,"")}static parseTrackName(e){let t=BT.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);zT.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){rt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){rt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){rt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){rt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){rt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;rt("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};on.Composite=Up;on.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};on.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};on.prototype.GetterByBindingType=[on.prototype._getValue_direct,on.prototype._getValue_array,on.prototype._getValue_arrayElement,on.prototype._getValue_toArray];on.prototype.SetterByBindingTypeAndVersioning=[[on.prototype._setValue_direct,on.prototype._setValue_direct_setNeedsUpdate,on.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[on.prototype._setValue_array,on.prototype._setValue_array_setNeedsUpdate,on.prototype._setValue_array_setMatrixWorldNeedsUpdate],[on.prototype._setValue_arrayElement,on.prototype._setValue_arrayElement_setNeedsUpdate,on.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[on.prototype._setValue_fromArray,on.prototype._setValue_fromArray_setNeedsUpdate,on.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var vO=new Float32Array(1);var kl=class extends qu{constructor(e,t,i=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var ym=class ym{constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};ym.prototype.isMatrix2=!0;var Op=ym;function mm(n,e,t,i){let r=HT(i);switch(t){case rm:return n*e;case Pa:return n*e/r.components*r.byteLength;case xh:return n*e/r.components*r.byteLength;case Vs:return n*e*2/r.components*r.byteLength;case La:return n*e*2/r.components*r.byteLength;case sm:return n*e*3/r.components*r.byteLength;case On:return n*e*4/r.components*r.byteLength;case _h:return n*e*4/r.components*r.byteLength;case Ul:case Ol:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Bl:case zl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case bh:case wh:return Math.max(n,16)*Math.max(e,8)/4;case yh:case Mh:return Math.max(n,8)*Math.max(e,8)/2;case Sh:case Eh:case Ah:case Rh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Th:case Hl:case Ch:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Ph:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Lh:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Ih:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Dh:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case kh:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Nh:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Fh:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Uh:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case Oh:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Bh:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case zh:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Hh:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Vh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Gh:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Wh:case Xh:case $h:return Math.ceil(n/4)*Math.ceil(e/4)*16;case qh:case Yh:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Vl:case Zh:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function HT(n){switch(n){case vi:case em:return{byteLength:1,components:1};case Ca:case tm:case Hi:return{byteLength:2,components:1};case gh:case vh:return{byteLength:2,components:4};case zi:case mh:case xi:return{byteLength:4,components:1};case nm:case im:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Ab(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function GT(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<h.length;f++){let p=h[d],x=h[f];x.start<=p.start+p.count+1?p.count=Math.max(p.count,x.start+x.count-p.start):(++d,h[d]=x)}h.length=d+1;for(let f=0,p=h.length;f<p;f++){let x=h[f];n.bufferSubData(c,x.start*u.BYTES_PER_ELEMENT,u,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var WT=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,XT=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,$T=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,qT=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,YT=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,ZT=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,KT=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,JT=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,jT=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,QT=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,eA=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,tA=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,nA=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,iA=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,rA=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,sA=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,oA=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,aA=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,lA=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,cA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,uA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,hA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,dA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,fA=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,pA=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,mA=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,gA=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,vA=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,xA=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,_A="gl_FragColor = linearToOutputTexel( gl_FragColor );",yA=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,bA=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,MA=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,wA=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,SA=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,EA=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,TA=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,AA=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,RA=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,CA=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,PA=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,LA=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,IA=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,DA=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,kA=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,NA=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,FA=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,UA=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,OA=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,BA=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,zA=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,HA=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,VA=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,GA=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,WA=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,XA=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,$A=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,qA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,YA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ZA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,KA=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,JA=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,jA=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,QA=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,eR=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,tR=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,nR=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,iR=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,rR=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,sR=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,oR=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,aR=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,lR=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,cR=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,uR=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,hR=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,dR=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,fR=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,pR=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,mR=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,gR=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,vR=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,xR=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,_R=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,yR=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,bR=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,MR=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,wR=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,SR=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,ER=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,TR=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,AR=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,RR=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,CR=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,PR=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,LR=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,IR=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,DR=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,kR=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,NR=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,FR=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,UR=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,OR=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,BR=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,zR=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,HR=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,VR=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,GR=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,WR=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,XR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,$R=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,qR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,YR=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ZR=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,KR=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,JR=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,jR=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,QR=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,eC=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,tC=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,nC=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,iC=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,rC=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,sC=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,oC=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,aC=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,lC=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,cC=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,uC=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,hC=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,dC=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,fC=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,pC=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,mC=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,gC=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vC=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,xC=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_C=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,yC=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,bC=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,MC=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,mt={alphahash_fragment:WT,alphahash_pars_fragment:XT,alphamap_fragment:$T,alphamap_pars_fragment:qT,alphatest_fragment:YT,alphatest_pars_fragment:ZT,aomap_fragment:KT,aomap_pars_fragment:JT,batching_pars_vertex:jT,batching_vertex:QT,begin_vertex:eA,beginnormal_vertex:tA,bsdfs:nA,iridescence_fragment:iA,bumpmap_pars_fragment:rA,clipping_planes_fragment:sA,clipping_planes_pars_fragment:oA,clipping_planes_pars_vertex:aA,clipping_planes_vertex:lA,color_fragment:cA,color_pars_fragment:uA,color_pars_vertex:hA,color_vertex:dA,common:fA,defaultnormal_vertex:pA,displacementmap_pars_vertex:mA,displacementmap_vertex:gA,emissivemap_fragment:vA,emissivemap_pars_fragment:xA,colorspace_fragment:_A,colorspace_pars_fragment:yA,envmap_fragment:bA,envmap_common_pars_fragment:MA,envmap_pars_fragment:wA,envmap_pars_vertex:SA,envmap_physical_pars_fragment:NA,envmap_vertex:EA,fog_vertex:TA,fog_pars_vertex:AA,fog_fragment:RA,fog_pars_fragment:CA,gradientmap_pars_fragment:PA,lightmap_pars_fragment:LA,lights_lambert_fragment:IA,lights_lambert_pars_fragment:DA,lights_pars_begin:kA,lights_toon_fragment:FA,lights_toon_pars_fragment:UA,lights_phong_fragment:OA,lights_phong_pars_fragment:BA,lights_physical_fragment:zA,lights_physical_pars_fragment:HA,lights_fragment_begin:VA,lights_fragment_maps:GA,lights_fragment_end:WA,lightprobes_pars_fragment:XA,logdepthbuf_fragment:$A,logdepthbuf_pars_fragment:qA,logdepthbuf_pars_vertex:YA,logdepthbuf_vertex:ZA,map_fragment:KA,map_pars_fragment:JA,map_particle_fragment:jA,map_particle_pars_fragment:QA,metalnessmap_fragment:eR,metalnessmap_pars_fragment:tR,morphinstance_vertex:nR,morphcolor_vertex:iR,morphnormal_vertex:rR,morphtarget_pars_vertex:sR,morphtarget_vertex:oR,normal_fragment_begin:aR,normal_fragment_maps:lR,normal_pars_fragment:cR,normal_pars_vertex:uR,normal_vertex:hR,normalmap_pars_fragment:dR,clearcoat_normal_fragment_begin:fR,clearcoat_normal_fragment_maps:pR,clearcoat_pars_fragment:mR,iridescence_pars_fragment:gR,opaque_fragment:vR,packing:xR,premultiplied_alpha_fragment:_R,project_vertex:yR,dithering_fragment:bR,dithering_pars_fragment:MR,roughnessmap_fragment:wR,roughnessmap_pars_fragment:SR,shadowmap_pars_fragment:ER,shadowmap_pars_vertex:TR,shadowmap_vertex:AR,shadowmask_pars_fragment:RR,skinbase_vertex:CR,skinning_pars_vertex:PR,skinning_vertex:LR,skinnormal_vertex:IR,specularmap_fragment:DR,specularmap_pars_fragment:kR,tonemapping_fragment:NR,tonemapping_pars_fragment:FR,transmission_fragment:UR,transmission_pars_fragment:OR,uv_pars_fragment:BR,uv_pars_vertex:zR,uv_vertex:HR,worldpos_vertex:VR,background_vert:GR,background_frag:WR,backgroundCube_vert:XR,backgroundCube_frag:$R,cube_vert:qR,cube_frag:YR,depth_vert:ZR,depth_frag:KR,distance_vert:JR,distance_frag:jR,equirect_vert:QR,equirect_frag:eC,linedashed_vert:tC,linedashed_frag:nC,meshbasic_vert:iC,meshbasic_frag:rC,meshlambert_vert:sC,meshlambert_frag:oC,meshmatcap_vert:aC,meshmatcap_frag:lC,meshnormal_vert:cC,meshnormal_frag:uC,meshphong_vert:hC,meshphong_frag:dC,meshphysical_vert:fC,meshphysical_frag:pC,meshtoon_vert:mC,meshtoon_frag:gC,points_vert:vC,points_frag:xC,shadow_vert:_C,shadow_frag:yC,sprite_vert:bC,sprite_frag:MC},Ue={common:{diffuse:{value:new Pt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new et(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Pt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Pt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Pt(16777215)},opacity:{value:1},center:{value:new et(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},kr={basic:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.fog]),vertexShader:mt.meshbasic_vert,fragmentShader:mt.meshbasic_frag},lambert:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},envMapIntensity:{value:1}}]),vertexShader:mt.meshlambert_vert,fragmentShader:mt.meshlambert_frag},phong:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},specular:{value:new Pt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:mt.meshphong_vert,fragmentShader:mt.meshphong_frag},standard:{uniforms:ii([Ue.common,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.roughnessmap,Ue.metalnessmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:mt.meshphysical_vert,fragmentShader:mt.meshphysical_frag},toon:{uniforms:ii([Ue.common,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.gradientmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)}}]),vertexShader:mt.meshtoon_vert,fragmentShader:mt.meshtoon_frag},matcap:{uniforms:ii([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,{matcap:{value:null}}]),vertexShader:mt.meshmatcap_vert,fragmentShader:mt.meshmatcap_frag},points:{uniforms:ii([Ue.points,Ue.fog]),vertexShader:mt.points_vert,fragmentShader:mt.points_frag},dashed:{uniforms:ii([Ue.common,Ue.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:mt.linedashed_vert,fragmentShader:mt.linedashed_frag},depth:{uniforms:ii([Ue.common,Ue.displacementmap]),vertexShader:mt.depth_vert,fragmentShader:mt.depth_frag},normal:{uniforms:ii([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,{opacity:{value:1}}]),vertexShader:mt.meshnormal_vert,fragmentShader:mt.meshnormal_frag},sprite:{uniforms:ii([Ue.sprite,Ue.fog]),vertexShader:mt.sprite_vert,fragmentShader:mt.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:mt.background_vert,fragmentShader:mt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:mt.backgroundCube_vert,fragmentShader:mt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:mt.cube_vert,fragmentShader:mt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:mt.equirect_vert,fragmentShader:mt.equirect_frag},distance:{uniforms:ii([Ue.common,Ue.displacementmap,{referencePosition:{value:new Z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:mt.distance_vert,fragmentShader:mt.distance_frag},shadow:{uniforms:ii([Ue.lights,Ue.fog,{color:{value:new Pt(0)},opacity:{value:1}}]),vertexShader:mt.shadow_vert,fragmentShader:mt.shadow_frag}};kr.physical={uniforms:ii([kr.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new et(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Pt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new et},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Pt(0)},specularColor:{value:new Pt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new et},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:mt.meshphysical_vert,fragmentShader:mt.meshphysical_frag};var Jh={r:0,b:0,g:0},wC=new Zt,Rb=new st;Rb.set(-1,0,0,0,1,0,0,0,1);function SC(n,e,t,i,r,s){let o=new Pt(0),a=r===!0?0:1,l,c,u=null,h=0,d=null;function f(y){let T=y.isScene===!0?y.background:null;if(T&&T.isTexture){let M=y.backgroundBlurriness>0;T=e.get(T,M)}return T}function p(y){let T=!1,M=f(y);M===null?m(o,a):M&&M.isColor&&(m(M,1),T=!0);let P=n.xr.getEnvironmentBlendMode();P==="additive"?t.buffers.color.setClear(0,0,0,1,s):P==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||T)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function x(y,T){let M=f(T);M&&M.isCubeTexture?(c===void 0&&(c=new Qt(new Sa(1,1,1),new Lr({name:"BackgroundCubeMaterial",uniforms:Mo(kr.backgroundCube.uniforms),vertexShader:kr.backgroundCube.vertexShader,fragmentShader:kr.backgroundCube.fragmentShader,side:gi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(P,C,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=T.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(wC.makeRotationFromEuler(T.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Rb),c.material.toneMapped=Tt.getTransfer(M.colorSpace)!==Ut,(u!==M||h!==M.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=M,h=M.version,d=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new Qt(new Il(2,2),new Lr({name:"BackgroundMaterial",uniforms:Mo(kr.background.uniforms),vertexShader:kr.background.vertexShader,fragmentShader:kr.background.fragmentShader,side:Hs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,l.material.toneMapped=Tt.getTransfer(M.colorSpace)!==Ut,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(u!==M||h!==M.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=M,h=M.version,d=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function m(y,T){y.getRGB(Jh,dm(n)),t.buffers.color.setClear(Jh.r,Jh.g,Jh.b,T,s)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,T=1){o.set(y),a=T,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,m(o,a)},render:p,addToRenderList:x,dispose:v}}function EC(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=d(null),s=r,o=!1;function a(I,W,X,O,N){let Y=!1,G=h(I,O,X,W);s!==G&&(s=G,c(s.object)),Y=f(I,O,X,N),Y&&p(I,O,X,N),N!==null&&e.update(N,n.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,M(I,W,X,O),N!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(N).buffer))}function l(){return n.createVertexArray()}function c(I){return n.bindVertexArray(I)}function u(I){return n.deleteVertexArray(I)}function h(I,W,X,O){let N=O.wireframe===!0,Y=i[W.id];Y===void 0&&(Y={},i[W.id]=Y);let G=I.isInstancedMesh===!0?I.id:0,de=Y[G];de===void 0&&(de={},Y[G]=de);let Q=de[X.id];Q===void 0&&(Q={},de[X.id]=Q);let te=Q[N];return te===void 0&&(te=d(l()),Q[N]=te),te}function d(I){let W=[],X=[],O=[];for(let N=0;N<t;N++)W[N]=0,X[N]=0,O[N]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:W,enabledAttributes:X,attributeDivisors:O,object:I,attributes:{},index:null}}function f(I,W,X,O){let N=s.attributes,Y=W.attributes,G=0,de=X.getAttributes();for(let Q in de)if(de[Q].location>=0){let ae=N[Q],ge=Y[Q];if(ge===void 0&&(Q==="instanceMatrix"&&I.instanceMatrix&&(ge=I.instanceMatrix),Q==="instanceColor"&&I.instanceColor&&(ge=I.instanceColor)),ae===void 0||ae.attribute!==ge||ge&&ae.data!==ge.data)return!0;G++}return s.attributesNum!==G||s.index!==O}function p(I,W,X,O){let N={},Y=W.attributes,G=0,de=X.getAttributes();for(let Q in de)if(de[Q].location>=0){let ae=Y[Q];ae===void 0&&(Q==="instanceMatrix"&&I.instanceMatrix&&(ae=I.instanceMatrix),Q==="instanceColor"&&I.instanceColor&&(ae=I.instanceColor));let ge={};ge.attribute=ae,ae&&ae.data&&(ge.data=ae.data),N[Q]=ge,G++}s.attributes=N,s.attributesNum=G,s.index=O}function x(){let I=s.newAttributes;for(let W=0,X=I.length;W<X;W++)I[W]=0}function m(I){v(I,0)}function v(I,W){let X=s.newAttributes,O=s.enabledAttributes,N=s.attributeDivisors;X[I]=1,O[I]===0&&(n.enableVertexAttribArray(I),O[I]=1),N[I]!==W&&(n.vertexAttribDivisor(I,W),N[I]=W)}function y(){let I=s.newAttributes,W=s.enabledAttributes;for(let X=0,O=W.length;X<O;X++)W[X]!==I[X]&&(n.disableVertexAttribArray(X),W[X]=0)}function T(I,W,X,O,N,Y,G){G===!0?n.vertexAttribIPointer(I,W,X,N,Y):n.vertexAttribPointer(I,W,X,O,N,Y)}function M(I,W,X,O){x();let N=O.attributes,Y=X.getAttributes(),G=W.defaultAttributeValues;for(let de in Y){let Q=Y[de];if(Q.location>=0){let te=N[de];if(te===void 0&&(de==="instanceMatrix"&&I.instanceMatrix&&(te=I.instanceMatrix),de==="instanceColor"&&I.instanceColor&&(te=I.instanceColor)),te!==void 0){let ae=te.normalized,ge=te.itemSize,me=e.get(te);if(me===void 0)continue;let ne=me.buffer,_e=me.type,Me=me.bytesPerElement,Le=_e===n.INT||_e===n.UNSIGNED_INT||te.gpuType===mh;if(te.isInterleavedBufferAttribute){let Te=te.data,Ye=Te.isInterleavedBuffer===!0?Te.stride:Te.itemSize,lt=te.offset;if(Te.isInstancedInterleavedBuffer||Te.isInstancedBufferAttribute){for(let $e=0;$e<Q.locationSize;$e++)v(Q.location+$e,Te.meshPerAttribute);I.isInstancedMesh!==!0&&O._maxInstanceCount===void 0&&(O._maxInstanceCount=Te.meshPerAttribute*Te.count)}else for(let $e=0;$e<Q.locationSize;$e++)m(Q.location+$e);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let $e=0;$e<Q.locationSize;$e++)T(Q.location+$e,ge/Q.locationSize,_e,ae,Ye*Me,(lt+ge/Q.locationSize*$e)*Me,Le)}else{if(te.isInstancedBufferAttribute){for(let Te=0;Te<Q.locationSize;Te++)v(Q.location+Te,te.meshPerAttribute);I.isInstancedMesh!==!0&&O._maxInstanceCount===void 0&&(O._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Te=0;Te<Q.locationSize;Te++)m(Q.location+Te);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Te=0;Te<Q.locationSize;Te++)T(Q.location+Te,ge/Q.locationSize,_e,ae,ge*Me,ge/Q.locationSize*Te*Me,Le)}}else if(G!==void 0){let ae=G[de];if(ae!==void 0)switch(ae.length){case 2:n.vertexAttrib2fv(Q.location,ae);break;case 3:n.vertexAttrib3fv(Q.location,ae);break;case 4:n.vertexAttrib4fv(Q.location,ae);break;default:n.vertexAttrib1fv(Q.location,ae)}}}}y()}function P(){H();for(let I in i){let W=i[I];for(let X in W){let O=W[X];for(let N in O){let Y=O[N];for(let G in Y)u(Y[G].object),delete Y[G];delete O[N]}}delete i[I]}}function C(I){if(i[I.id]===void 0)return;let W=i[I.id];for(let X in W){let O=W[X];for(let N in O){let Y=O[N];for(let G in Y)u(Y[G].object),delete Y[G];delete O[N]}}delete i[I.id]}function _(I){for(let W in i){let X=i[W];for(let O in X){let N=X[O];if(N[I.id]===void 0)continue;let Y=N[I.id];for(let G in Y)u(Y[G].object),delete Y[G];delete N[I.id]}}}function E(I){for(let W in i){let X=i[W],O=I.isInstancedMesh===!0?I.id:0,N=X[O];if(N!==void 0){for(let Y in N){let G=N[Y];for(let de in G)u(G[de].object),delete G[de];delete N[Y]}delete X[O],Object.keys(X).length===0&&delete i[W]}}}function H(){F(),o=!0,s!==r&&(s=r,c(s.object))}function F(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:H,resetDefaultState:F,dispose:P,releaseStatesOfGeometry:C,releaseStatesOfObject:E,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:m,disableUnusedAttributes:y}}function TC(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function AC(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(_){return!(_!==On&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let E=_===Hi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==vi&&_!==xi&&!E&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),p=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),T=n.getParameter(n.MAX_VARYING_VECTORS),M=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),P=n.getParameter(n.MAX_SAMPLES),C=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:p,maxTextureSize:x,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:y,maxVaryings:T,maxFragmentUniforms:M,maxSamples:P,samples:C}}function RC(n){let e=this,t=null,i=0,r=!1,s=!1,o=new pr,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||r;return r=d,i=h.length,f},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let p=h.clippingPlanes,x=h.clipIntersection,m=h.clipShadows,v=n.get(h);if(!r||p===null||p.length===0||s&&!m)s?u(null):c();else{let y=s?0:i,T=y*4,M=v.clippingState||null;l.value=M,M=u(p,d,T,f);for(let P=0;P!==T;++P)M[P]=t[P];v.clippingState=M,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,p){let x=h!==null?h.length:0,m=null;if(x!==0){if(m=l.value,p!==!0||m===null){let v=f+x*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(m===null||m.length<v)&&(m=new Float32Array(v));for(let T=0,M=f;T!==x;++T,M+=4)o.copy(h[T]).applyMatrix4(y,a),o.normal.toArray(m,M),m[M+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,m}}var Xl=class extends jn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new Cl(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new Sa(5,5,5),s=new Lr({name:"CubemapFromEquirect",uniforms:Mo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:gi,blending:vo});s.uniforms.tEquirect.value=t;let o=new Qt(r,s),a=t.minFilter;return t.minFilter===gr&&(t.minFilter=Rt),new Ea(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},ob=256,CC=3,PC=20,Cb=256,Pb=16,LC=3,IC=new Z,DC=new Pt,Qh=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ea(1,10,null),this._boxMesh=new Qt(new Sa(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=IC}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(DC));let m=new Ea(i,r,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=x,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=cb(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=lb(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(ob,Qy(e))}_fromTexture(e,t){e.mapping===_o||e.mapping===Ra?this._setSize(e.image.length===0?ob:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=ab(e,!1,!1),i=Math.log2(e)-CC;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=ab(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===_o||e.mapping===Ra?(this._cubemapMaterial===null&&(this._cubemapMaterial=cb()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=lb()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=kC(),this._integrationMaterial=NC());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/Pb);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-LC)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Cb*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=FC());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function ab(n,e,t){return new Xl(n,{minFilter:gr,generateMipmaps:e,type:Hi,colorSpace:mo,depthBuffer:t})}function $l(n,e,t){return new Lr({name:n,uniforms:e,vertexShader:mt.cube_vert,fragmentShader:t,side:gi,blending:vo,depthTest:!1,depthWrite:!1})}function kC(){return $l("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Cb}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function NC(){return $l("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Pb}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function FC(){return $l("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${PC}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function lb(){return $l("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function cb(){return $l("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function UC(n){let e=new WeakMap,t=new WeakMap,i=null;function r(d,f=!1){return d==null?null:f?o(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===dh||f===fh)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let x=new Xl(p.height);return x.fromEquirectangularTexture(n,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===dh||f===fh,x=f===_o||f===Ra;if(p||x){let m=t.get(d),v=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return i===null&&(i=new Qh(n)),m=p?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let y=d.image;return p&&y&&y.height>0||x&&y&&l(y)?(i===null&&(i=new Qh(n)),m=p?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}return d}function a(d,f){return f===dh?d.mapping=_o:f===fh&&(d.mapping=Ra),d}function l(d){let f=0,p=6;for(let x=0;x<p;x++)d[x]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:h}}function OC(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&_l("WebGLRenderer: "+i+" extension not supported."),r}}}function BC(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(p=>delete r[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete r[p.id],o.unregister(p);let x=s.get(p);x&&(e.remove(x),s.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,x){return r[x.id]!==void 0||(x.addEventListener("dispose",a),r[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function u(p){let x=p.attributes;for(let m in x)e.update(x[m],n.ARRAY_BUFFER)}function h(p){let x=p.index,m=p.attributes.position,v=0;if(m===void 0)return;let y=x!==null?x.array.length:m.array.length/3-1,T=m.count>=65535?Rl:Al,M=new T(Math.ceil(y/3)*6,1),P=M.array;if(x!==null){let _=x.array;v=x.version;for(let E=0,H=0;E<y;E+=3){let F=_[E+0],I=_[E+1],W=_[E+2];P[H++]=F,P[H++]=I,P[H++]=I,P[H++]=W,P[H++]=W,P[H++]=F}}else{v=m.version;for(let _=0,E=0;_<y;_+=3){let H=_+0,F=_+1,I=_+2;P[E++]=H,P[E++]=F,P[E++]=F,P[E++]=I,P[E++]=I,P[E++]=H}}M.version=v;let C=s.get(p);C&&e.remove(C),s.set(p,M)}function d(p){let x=s.get(p);if(x){let m=p.index;m!==null&&x.version<m.version&&h(p)}else h(p);return s.get(p)}function f(){for(let p in r){let x=r[p].deref();x!==void 0&&l(x)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function zC(n,e,t){let i;function r(h){i=h}let s,o;function a(h){s=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,s,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,s,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,h,0,f);let x=0;for(let m=0;m<f;m++)x+=d[m];t.update(x,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function HC(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:rt("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function VC(n,e,t){let i=new WeakMap,r=new pt;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let H=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",H)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],T=0;f===!0&&(T=1),p===!0&&(T=2),x===!0&&(T=3);let M=a.attributes.position.count*T,P=1;M>e.maxTextureSize&&(P=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let C=new Float32Array(M*P*4*h),_=new El(C,M,P,h);_.type=xi,_.needsUpdate=!0;let E=T*4;for(let F=0;F<h;F++){let I=m[F],W=v[F],X=y[F],O=M*P*4*F;for(let N=0;N<I.count;N++){let Y=N*E;f===!0&&(r.fromBufferAttribute(I,N),C[O+Y+0]=r.x,C[O+Y+1]=r.y,C[O+Y+2]=r.z,C[O+Y+3]=0),p===!0&&(r.fromBufferAttribute(W,N),C[O+Y+4]=r.x,C[O+Y+5]=r.y,C[O+Y+6]=r.z,C[O+Y+7]=0),x===!0&&(r.fromBufferAttribute(X,N),C[O+Y+8]=r.x,C[O+Y+9]=r.y,C[O+Y+10]=r.z,C[O+Y+11]=X.itemSize===4?r.w:1)}}d={count:h,texture:_,size:new et(M,P)},i.set(a,d),a.addEventListener("dispose",H)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",p),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:s}}function GC(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,h=c.geometry,d=e.get(c,h);if(s.get(d)!==u&&(e.update(d),s.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==u&&(f.update(),s.set(f,u))}return d}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var WC={[$p]:"LINEAR_TONE_MAPPING",[qp]:"REINHARD_TONE_MAPPING",[Yp]:"CINEON_TONE_MAPPING",[Zp]:"ACES_FILMIC_TONE_MAPPING",[Jp]:"AGX_TONE_MAPPING",[jp]:"NEUTRAL_TONE_MAPPING",[Kp]:"CUSTOM_TONE_MAPPING"};function XC(n,e,t,i,r,s){let o=new jn(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new mi;u.setAttribute("position",new ji([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new ji([0,2,0,0,2,0],2));let h=new Dn({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Qt(u,h),f=new ch(-1,1,1,-1,0,1),p=null,x=null,m=!1,v,y=null,T=[],M=!1;this.setSize=function(P,C){o.setSize(P,C),a!==null&&a.setSize(P,C),l!==null&&l.setSize(P,C);for(let _=0;_<T.length;_++){let E=T[_];E.setSize&&E.setSize(P,C)}},this.setEffects=function(P){T=P,M=T.length>0&&T[0].isRenderPass===!0;let C=o.width,_=o.height;T.length>0&&a===null&&(a=new jn(C,_,{type:Hi,depthBuffer:!1,stencilBuffer:!1}),l=new jn(C,_,{type:Hi,depthBuffer:!1,stencilBuffer:!1}));let E=r===!0&&T.some(H=>H.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new ss(C,_),s===!0&&(c.format=os,c.type=yo)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let H=0;H<T.length;H++){let F=T[H];F.setSize&&F.setSize(C,_),E&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(c)}},this.begin=function(P,C){if(m||P.toneMapping===Ir&&T.length===0)return!1;if(y=C,C!==null){let _=C.width,E=C.height;(o.width!==_||o.height!==E)&&this.setSize(_,E)}return M===!1&&P.setRenderTarget(o),v=P.toneMapping,P.toneMapping=Ir,!0},this.hasRenderPass=function(){return M},this.end=function(P,C){P.toneMapping=v,m=!0;let _=o,E=a;for(let H=0;H<T.length;H++){let F=T[H];F.enabled!==!1&&(F.render(P,E,_,C),F.needsSwap!==!1&&(_=E,E=E===a?l:a))}if(p!==P.outputColorSpace||x!==P.toneMapping){p=P.outputColorSpace,x=P.toneMapping,h.defines={},Tt.getTransfer(p)===Ut&&(h.defines.SRGB_TRANSFER="");let H=WC[x];H&&(h.defines[H]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=_.texture,P.setRenderTarget(y),P.render(d,f),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var Lb=new yi,Ib=new ss(1,1),Db=new Pl(1),kb=new El,Nb=new $u,Fb=new Cl,ub=[],hb=[],db=new Float32Array(16),fb=new Float32Array(9),pb=new Float32Array(4);function Da(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=ub[r];if(s===void 0&&(s=new Float32Array(r),ub[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function zn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Hn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function td(n,e){let t=hb[e];t===void 0&&(t=new Int32Array(e),hb[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function $C(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function qC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(zn(t,e))return;n.uniform2fv(this.addr,e),Hn(t,e)}}function YC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(zn(t,e))return;n.uniform3fv(this.addr,e),Hn(t,e)}}function ZC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(zn(t,e))return;n.uniform4fv(this.addr,e),Hn(t,e)}}function KC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(zn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Hn(t,e)}else{if(zn(t,i))return;pb.set(i),n.uniformMatrix2fv(this.addr,!1,pb),Hn(t,i)}}function JC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(zn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Hn(t,e)}else{if(zn(t,i))return;fb.set(i),n.uniformMatrix3fv(this.addr,!1,fb),Hn(t,i)}}function jC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(zn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Hn(t,e)}else{if(zn(t,i))return;db.set(i),n.uniformMatrix4fv(this.addr,!1,db),Hn(t,i)}}function QC(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function e2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(zn(t,e))return;n.uniform2iv(this.addr,e),Hn(t,e)}}function t2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(zn(t,e))return;n.uniform3iv(this.addr,e),Hn(t,e)}}function n2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(zn(t,e))return;n.uniform4iv(this.addr,e),Hn(t,e)}}function i2(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function r2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(zn(t,e))return;n.uniform2uiv(this.addr,e),Hn(t,e)}}function s2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(zn(t,e))return;n.uniform3uiv(this.addr,e),Hn(t,e)}}function o2(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(zn(t,e))return;n.uniform4uiv(this.addr,e),Hn(t,e)}}function nd(n){return n.version===0&&(n.compareFunction=cm,n.needsUpdate=!0),n}function a2(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=nd(Ib):s=Lb,t.setTexture2D(e||s,r)}function l2(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||Nb,r)}function c2(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=nd(Db):s=Fb,t.setTextureCube(e||s,r)}function u2(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||kb,r)}function h2(n){switch(n){case 5126:return $C;case 35664:return qC;case 35665:return YC;case 35666:return ZC;case 35674:return KC;case 35675:return JC;case 35676:return jC;case 5124:case 35670:return QC;case 35667:case 35671:return e2;case 35668:case 35672:return t2;case 35669:case 35673:return n2;case 5125:return i2;case 36294:return r2;case 36295:return s2;case 36296:return o2;case 35678:case 36198:case 36298:case 36306:case 35682:return a2;case 35679:case 36299:case 36307:return l2;case 35680:case 36300:case 36308:case 36293:return c2;case 36289:case 36303:case 36311:case 36292:return u2}}function d2(n,e){n.uniform1fv(this.addr,e)}function f2(n,e){let t=Da(e,this.size,2);n.uniform2fv(this.addr,t)}function p2(n,e){let t=Da(e,this.size,3);n.uniform3fv(this.addr,t)}function m2(n,e){let t=Da(e,this.size,4);n.uniform4fv(this.addr,t)}function g2(n,e){let t=Da(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function v2(n,e){let t=Da(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function x2(n,e){let t=Da(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function _2(n,e){n.uniform1iv(this.addr,e)}function y2(n,e){n.uniform2iv(this.addr,e)}function b2(n,e){n.uniform3iv(this.addr,e)}function M2(n,e){n.uniform4iv(this.addr,e)}function w2(n,e){n.uniform1uiv(this.addr,e)}function S2(n,e){n.uniform2uiv(this.addr,e)}function E2(n,e){n.uniform3uiv(this.addr,e)}function T2(n,e){n.uniform4uiv(this.addr,e)}function A2(n,e,t){let i=this.cache,r=e.length,s=td(t,r);zn(i,s)||(n.uniform1iv(this.addr,s),Hn(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=nd(Ib):o=Lb;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function R2(n,e,t){let i=this.cache,r=e.length,s=td(t,r);zn(i,s)||(n.uniform1iv(this.addr,s),Hn(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||Nb,s[o])}function C2(n,e,t){let i=this.cache,r=e.length,s=td(t,r);zn(i,s)||(n.uniform1iv(this.addr,s),Hn(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=nd(Db):o=Fb;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function P2(n,e,t){let i=this.cache,r=e.length,s=td(t,r);zn(i,s)||(n.uniform1iv(this.addr,s),Hn(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||kb,s[o])}function L2(n){switch(n){case 5126:return d2;case 35664:return f2;case 35665:return p2;case 35666:return m2;case 35674:return g2;case 35675:return v2;case 35676:return x2;case 5124:case 35670:return _2;case 35667:case 35671:return y2;case 35668:case 35672:return b2;case 35669:case 35673:return M2;case 5125:return w2;case 36294:return S2;case 36295:return E2;case 36296:return T2;case 35678:case 36198:case 36298:case 36306:case 35682:return A2;case 35679:case 36299:case 36307:return R2;case 35680:case 36300:case 36308:case 36293:return C2;case 36289:case 36303:case 36311:case 36292:return P2}}var wm=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=h2(t.type)}},Sm=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=L2(t.type)}},Em=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},bm=/(\w+)(\])?(\[|\.)?/g;function mb(n,e){n.seq.push(e),n.map[e.id]=e}function I2(n,e,t){let i=n.name,r=i.length;for(bm.lastIndex=0;;){let s=bm.exec(i),o=bm.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){mb(t,c===void 0?new wm(a,n,e):new Sm(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Em(a),mb(t,h)),t=h}}}var Ia=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);I2(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function gb(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var D2=37297,k2=0;function N2(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var vb=new st;function F2(n){Tt._getMatrix(vb,Tt.workingColorSpace,n);let e=`mat3( ${vb.elements.map(t=>t.toFixed(4))} )`;switch(Tt.getTransfer(n)){case bl:return[e,"LinearTransferOETF"];case Ut:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function xb(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+N2(n.getShaderSource(e),a)}else return s}function U2(n,e){let t=F2(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var O2={[$p]:"Linear",[qp]:"Reinhard",[Yp]:"Cineon",[Zp]:"ACESFilmic",[Jp]:"AgX",[jp]:"Neutral",[Kp]:"Custom"};function B2(n,e){let t=O2[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var jh=new Z;function z2(){Tt.getLuminanceCoefficients(jh);let n=jh.x.toFixed(4),e=jh.y.toFixed(4),t=jh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function H2(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Wl).join(`
`)}function V2(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function G2(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Wl(n){return n!==""}function _b(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function yb(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var W2=/^[ \t]*#include +<([\w\d./]+)>/gm;function Tm(n){return n.replace(W2,X2)}function X2(n,e){let t=mt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Tm(t)}var $2=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function bb(n){return n.replace($2,q2)}function q2(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function Mb(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var Y2={[Nl]:"SHADOWMAP_TYPE_PCF",[Ta]:"SHADOWMAP_TYPE_VSM"};function Z2(n){return Y2[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var K2={[Ra]:"ENVMAP_MODE_REFRACTION"};function J2(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":K2[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var j2={[Xp]:"ENVMAP_BLENDING_MULTIPLY",[Oy]:"ENVMAP_BLENDING_MIX",[By]:"ENVMAP_BLENDING_ADD"};function Q2(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":j2[n.combine]||"ENVMAP_BLENDING_NONE"}function e3(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=Z2(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=J2(t),h=Q2(t),d=H2(t),f=V2(s),p=r.createProgram(),x,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Wl).join(`
`),x.length>0&&(x+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Wl).join(`
`),m.length>0&&(m+=`
`)):(x=[Mb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Wl).join(`
`),m=[Mb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Ir?"#define TONE_MAPPING":"",t.toneMapping!==Ir?mt.tonemapping_pars_fragment:"",t.toneMapping!==Ir?B2("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",mt.colorspace_pars_fragment,U2("linearToOutputTexel",t.outputColorSpace),z2(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Wl).join(`
`)),o=Tm(o),o=_b(o,t),o=yb(o,t),a=Tm(a),a=_b(a,t),a=yb(a,t),o=bb(o),a=bb(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,m=["#define varying in",t.glslVersion===Bn?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Bn?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let y=v+x+o,T=v+m+a,M=gb(r,r.VERTEX_SHADER,y),P=gb(r,r.FRAGMENT_SHADER,T);r.attachShader(p,M),r.attachShader(p,P),t.index0AttributeName!==void 0?r.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(p,0,"position"),r.linkProgram(p);function C(F){if(n.debug.checkShaderErrors){let I=r.getProgramInfoLog(p)||"",W=r.getShaderInfoLog(M)||"",X=r.getShaderInfoLog(P)||"",O=I.trim(),N=W.trim(),Y=X.trim(),G=!0,de=!0;if(r.getProgramParameter(p,r.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,p,M,P);else{let Q=xb(r,M,"vertex"),te=xb(r,P,"fragment");rt("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(p,r.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+O+`
`+Q+`
`+te)}else O!==""?Qe("WebGLProgram: Program Info Log:",O):(N===""||Y==="")&&(de=!1);de&&(F.diagnostics={runnable:G,programLog:O,vertexShader:{log:N,prefix:x},fragmentShader:{log:Y,prefix:m}})}r.deleteShader(M),r.deleteShader(P),_=new Ia(r,p),E=G2(r,p)}let _;this.getUniforms=function(){return _===void 0&&C(this),_};let E;this.getAttributes=function(){return E===void 0&&C(this),E};let H=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return H===!1&&(H=r.getProgramParameter(p,D2)),H},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=k2++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=M,this.fragmentShader=P,this}var t3=0,Am=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Rm(e),t.set(e,i)),i}},Rm=class{constructor(e){this.id=t3++,this.code=e,this.usedTimes=0}};function n3(n){return n===Vs||n===Hl||n===Vl}function i3(n,e,t,i,r,s){let o=new Tl,a=new Am,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function p(_,E,H,F,I,W){let X=F.fog,O=I.geometry,N=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?F.environment:null,Y=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,G=e.get(_.envMap||N,Y),de=d[_.type],Q=i.precision;_.precision!==null&&(Q=i.getMaxPrecision(_.precision),Q!==_.precision&&Qe("WebGLProgram.getParameters:",_.precision,"not supported, using",Q,"instead."));let te=O.morphAttributes.position||O.morphAttributes.normal||O.morphAttributes.color,ae=te!==void 0?te.length:0,ge=0;O.morphAttributes.position!==void 0&&(ge=1),O.morphAttributes.normal!==void 0&&(ge=2),O.morphAttributes.color!==void 0&&(ge=3);let me,ne,_e,Me;if(de){let Ie=kr[de];me=Ie.vertexShader,ne=Ie.fragmentShader}else{me=_.vertexShader,ne=_.fragmentShader;let Ie=a.getVertexShaderStage(_),ut=a.getFragmentShaderStage(_);a.update(_,Ie,ut),_e=Ie.id,Me=ut.id}let Le=n.getRenderTarget(),Te=n.state.buffers.depth.getReversed(),Ye=I.isInstancedMesh===!0,lt=I.isBatchedMesh===!0,$e=!!_.map,gt=!!_.matcap,ht=!!G,ot=ht&&G.isPMREMTexture===!0,an=!!_.aoMap,jt=!!_.lightMap,Sn=!!_.bumpMap&&_.wireframe===!1,Gt=!!_.normalMap,Vn=!!_.displacementMap,Ct=!!_.emissiveMap,kn=!!_.metalnessMap,pn=!!_.roughnessMap,En=_.anisotropy>0,z=_.clearcoat>0,De=_.diffuseRoughness>0,Je=_.dispersion>0,ct=_.retroreflectivity>0,Ae=_.iridescence>0,Xt=_.sheen>0,Xe=_.transmission>0,Ke=En&&!!_.anisotropyMap,L=z&&!!_.clearcoatMap,S=z&&!!_.clearcoatNormalMap,q=z&&!!_.clearcoatRoughnessMap,pe=De&&!!_.diffuseRoughnessMap,ce=Ae&&!!_.iridescenceMap,be=Ae&&!!_.iridescenceThicknessMap,we=Xt&&!!_.sheenColorMap,ie=Xt&&!!_.sheenRoughnessMap,oe=!!_.specularMap,xe=!!_.specularColorMap,B=!!_.specularIntensityMap,le=Xe&&!!_.transmissionMap,re=Xe&&!!_.thicknessMap,Re=!!_.gradientMap,ye=!!_.alphaMap,Ee=_.alphaTest>0,qe=!!_.alphaHash,tt=!!_.extensions,fe=Ir;_.toneMapped&&(Le===null||Le.isXRRenderTarget===!0)&&(fe=n.toneMapping);let Ve=ot?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,nt={shaderID:de,shaderType:_.type,shaderName:_.name,vertexShader:me,fragmentShader:ne,defines:_.defines,customVertexShaderID:_e,customFragmentShaderID:Me,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:Q,batching:lt,batchingColor:lt&&I._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&I.instanceColor!==null,instancingMorph:Ye&&I.morphTexture!==null,outputColorSpace:Le===null?n.outputColorSpace:Le.isXRRenderTarget===!0?Le.texture.colorSpace:Tt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:$e,matcap:gt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:ot,envMapMaxLod:ot?Ve.length-1:null,envMapSize:ot?Ve[0].width:null,aoMap:an,lightMap:jt,bumpMap:Sn,normalMap:Gt,displacementMap:Vn,emissiveMap:Ct,normalMapObjectSpace:Gt&&_.normalMapType===Vy,normalMapTangentSpace:Gt&&_.normalMapType===om,packedNormalMap:Gt&&_.normalMapType===om&&n3(_.normalMap.format),metalnessMap:kn,roughnessMap:pn,anisotropy:En,anisotropyMap:Ke,clearcoat:z,clearcoatMap:L,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:De,diffuseRoughnessMap:pe,dispersion:Je,retroreflection:ct,iridescence:Ae,iridescenceMap:ce,iridescenceThicknessMap:be,sheen:Xt,sheenColorMap:we,sheenRoughnessMap:ie,specularMap:oe,specularColorMap:xe,specularIntensityMap:B,transmission:Xe,transmissionMap:le,thicknessMap:re,gradientMap:Re,opaque:_.transparent===!1&&_.blending===Aa&&_.alphaToCoverage===!1,alphaMap:ye,alphaTest:Ee,alphaHash:qe,combine:_.combine,mapUv:$e&&f(_.map.channel),aoMapUv:an&&f(_.aoMap.channel),lightMapUv:jt&&f(_.lightMap.channel),bumpMapUv:Sn&&f(_.bumpMap.channel),normalMapUv:Gt&&f(_.normalMap.channel),displacementMapUv:Vn&&f(_.displacementMap.channel),emissiveMapUv:Ct&&f(_.emissiveMap.channel),metalnessMapUv:kn&&f(_.metalnessMap.channel),roughnessMapUv:pn&&f(_.roughnessMap.channel),anisotropyMapUv:Ke&&f(_.anisotropyMap.channel),clearcoatMapUv:L&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:pe&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ce&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:we&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(_.sheenRoughnessMap.channel),specularMapUv:oe&&f(_.specularMap.channel),specularColorMapUv:xe&&f(_.specularColorMap.channel),specularIntensityMapUv:B&&f(_.specularIntensityMap.channel),transmissionMapUv:le&&f(_.transmissionMap.channel),thicknessMapUv:re&&f(_.thicknessMap.channel),alphaMapUv:ye&&f(_.alphaMap.channel),vertexTangents:!!O.attributes.tangent&&(Gt||En),vertexNormals:!!O.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!O.attributes.color&&O.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!O.attributes.uv&&($e||ye),fog:!!X,useFog:_.fog===!0,fogExp2:!!X&&X.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||O.attributes.normal===void 0&&Gt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Te,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:O.attributes.position!==void 0,morphTargets:O.morphAttributes.position!==void 0,morphNormals:O.morphAttributes.normal!==void 0,morphColors:O.morphAttributes.color!==void 0,morphTargetsCount:ae,morphTextureStride:ge,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:W.filter(Ie=>Ie.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&H.length>0,shadowMapType:n.shadowMap.type,toneMapping:fe,decodeVideoTexture:$e&&_.map.isVideoTexture===!0&&Tt.getTransfer(_.map.colorSpace)===Ut,decodeVideoTextureEmissive:Ct&&_.emissiveMap.isVideoTexture===!0&&Tt.getTransfer(_.emissiveMap.colorSpace)===Ut,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===wn,flipSided:_.side===gi,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:tt&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(tt&&_.extensions.multiDraw===!0||lt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return nt.vertexUv1s=l.has(1),nt.vertexUv2s=l.has(2),nt.vertexUv3s=l.has(3),l.clear(),nt}function x(_){let E=[];if(_.shaderID?E.push(_.shaderID):(E.push(_.customVertexShaderID),E.push(_.customFragmentShaderID)),_.defines!==void 0)for(let H in _.defines)E.push(H),E.push(_.defines[H]);return _.isRawShaderMaterial===!1&&(m(E,_),v(E,_),E.push(n.outputColorSpace)),E.push(_.customProgramCacheKey),E.join()}function m(_,E){_.push(E.precision),_.push(E.outputColorSpace),_.push(E.envMapMode),_.push(E.envMapPMREM),_.push(E.envMapMaxLod),_.push(E.envMapSize),_.push(E.mapUv),_.push(E.alphaMapUv),_.push(E.lightMapUv),_.push(E.aoMapUv),_.push(E.bumpMapUv),_.push(E.normalMapUv),_.push(E.displacementMapUv),_.push(E.emissiveMapUv),_.push(E.metalnessMapUv),_.push(E.roughnessMapUv),_.push(E.anisotropyMapUv),_.push(E.clearcoatMapUv),_.push(E.clearcoatNormalMapUv),_.push(E.clearcoatRoughnessMapUv),_.push(E.diffuseRoughnessMapUv),_.push(E.iridescenceMapUv),_.push(E.iridescenceThicknessMapUv),_.push(E.sheenColorMapUv),_.push(E.sheenRoughnessMapUv),_.push(E.specularMapUv),_.push(E.specularColorMapUv),_.push(E.specularIntensityMapUv),_.push(E.transmissionMapUv),_.push(E.thicknessMapUv),_.push(E.combine),_.push(E.fogExp2),_.push(E.sizeAttenuation),_.push(E.morphTargetsCount),_.push(E.numSunLights),_.push(E.numDirLights),_.push(E.numPointLights),_.push(E.numSpotLights),_.push(E.numSpotLightMaps),_.push(E.numHemiLights),_.push(E.numRectAreaLights),_.push(E.numSunLightShadows),_.push(E.numDirLightShadows),_.push(E.numPointLightShadows),_.push(E.numSpotLightShadows),_.push(E.numSpotLightShadowsWithMaps),_.push(E.numLightProbes),_.push(E.numLightProbeGrids),_.push(E.shadowMapType),_.push(E.toneMapping),_.push(E.numClippingPlanes),_.push(E.numClipIntersection),_.push(E.depthPacking)}function v(_,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function y(_){let E=d[_.type],H;if(E){let F=kr[E];H=ib.clone(F.uniforms)}else H=_.uniforms;return H}function T(_,E){let H=u.get(E);return H!==void 0?++H.usedTimes:(H=new e3(n,E,_,r),c.push(H),u.set(E,H)),H}function M(_){if(--_.usedTimes===0){let E=c.indexOf(_);c[E]=c[c.length-1],c.pop(),u.delete(_.cacheKey),_.destroy()}}function P(_){a.remove(_)}function C(){a.dispose()}return{getParameters:p,getProgramCacheKey:x,getUniforms:y,acquireProgram:T,releaseProgram:M,releaseShaderCache:P,programs:c,dispose:C}}function r3(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function s3(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function wb(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Sb(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,x,m,v){let y=n[e];return y===void 0?(y={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:m,group:v},n[e]=y):(y.id=d.id,y.object=d,y.geometry=f,y.material=p,y.materialVariant=o(d),y.groupOrder=x,y.renderOrder=d.renderOrder,y.z=m,y.group=v),e++,y}function l(d,f,p,x,m,v,y){y.reversedDepth===!0&&(m=-m);let T=a(d,f,p,x,m,v);p.transmission>0?i.push(T):p.transparent===!0?r.push(T):t.push(T)}function c(d,f,p,x,m,v){let y=a(d,f,p,x,m,v);p.transmission>0?i.unshift(y):p.transparent===!0?r.unshift(y):t.unshift(y)}function u(d,f){t.length>1&&t.sort(d||s3),i.length>1&&i.sort(f||wb),r.length>1&&r.sort(f||wb)}function h(){for(let d=e,f=n.length;d<f;d++){let p=n[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:h,sort:u}}function o3(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new Sb,n.set(i,[o])):r>=s.length?(o=new Sb,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function a3(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Z,color:new Pt};break;case"SpotLight":t={position:new Z,direction:new Z,color:new Pt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Z,color:new Pt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Z,skyColor:new Pt,groundColor:new Pt};break;case"RectAreaLight":t={color:new Pt,position:new Z,halfWidth:new Z,halfHeight:new Z};break}return n[e.id]=t,t}}}function l3(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var c3=0;function u3(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function h3(n){let e=new a3,t=l3(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Z);let r=new Z,s=new Zt,o=new Zt;function a(c){let u=0,h=0,d=0;for(let W=0;W<9;W++)i.probe[W].set(0,0,0);let f=0,p=0,x=0,m=0,v=0,y=0,T=0,M=0,P=0,C=0,_=0,E=0,H=0,F=0;c.sort(u3);for(let W=0,X=c.length;W<X;W++){let O=c[W],N=O.color,Y=O.intensity,G=O.distance,de=null;if(O.shadow&&O.shadow.map&&(O.shadow.map.texture.format===Vs?de=O.shadow.map.texture:de=O.shadow.map.depthTexture||O.shadow.map.texture),O.isAmbientLight)u+=N.r*Y,h+=N.g*Y,d+=N.b*Y;else if(O.isLightProbe){for(let Q=0;Q<9;Q++)i.probe[Q].addScaledVector(O.sh.coefficients[Q],Y);F++}else if(O.isSunLight){let Q=e.get(O);if(Q.color.copy(O.color).multiplyScalar(O.intensity),O.castShadow){let te=O.shadow,ae=t.get(O);ae.shadowIntensity=te.intensity,ae.shadowBias=te.bias,ae.shadowNormalBias=te.normalBias,ae.shadowRadius=te.radius,ae.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[p]=ae,i.sunShadowMap[p]=de;let ge=te.getViewportCount();for(let me=0;me<ge;me++)i.sunShadowMatrix[x+me]=te.getMatrix(me),i.sunShadowCascade[x+me]=te._cascadeData[me];x+=ge,p++}i.sun[f]=Q,f++}else if(O.isDirectionalLight){let Q=e.get(O);if(Q.color.copy(O.color).multiplyScalar(O.intensity),O.castShadow){let te=O.shadow,ae=t.get(O);ae.shadowIntensity=te.intensity,ae.shadowBias=te.bias,ae.shadowNormalBias=te.normalBias,ae.shadowRadius=te.radius,ae.shadowMapSize=te.mapSize,i.directionalShadow[m]=ae,i.directionalShadowMap[m]=de,i.directionalShadowMatrix[m]=O.shadow.matrix,P++}i.directional[m]=Q,m++}else if(O.isSpotLight){let Q=e.get(O);Q.position.setFromMatrixPosition(O.matrixWorld),Q.color.copy(N).multiplyScalar(Y),Q.distance=G,Q.coneCos=Math.cos(O.angle),Q.penumbraCos=Math.cos(O.angle*(1-O.penumbra)),Q.decay=O.decay,i.spot[y]=Q;let te=O.shadow;if(O.map&&(i.spotLightMap[E]=O.map,E++,te.updateMatrices(O),O.castShadow&&H++),i.spotLightMatrix[y]=te.matrix,O.castShadow){let ae=t.get(O);ae.shadowIntensity=te.intensity,ae.shadowBias=te.bias,ae.shadowNormalBias=te.normalBias,ae.shadowRadius=te.radius,ae.shadowMapSize=te.mapSize,i.spotShadow[y]=ae,i.spotShadowMap[y]=de,_++}y++}else if(O.isRectAreaLight){let Q=e.get(O);Q.color.copy(N).multiplyScalar(Y),Q.halfWidth.set(O.width*.5,0,0),Q.halfHeight.set(0,O.height*.5,0),i.rectArea[T]=Q,T++}else if(O.isPointLight){let Q=e.get(O);if(Q.color.copy(O.color).multiplyScalar(O.intensity),Q.distance=O.distance,Q.decay=O.decay,O.castShadow){let te=O.shadow,ae=t.get(O);ae.shadowIntensity=te.intensity,ae.shadowBias=te.bias,ae.shadowNormalBias=te.normalBias,ae.shadowRadius=te.radius,ae.shadowMapSize=te.mapSize,ae.shadowCameraNear=te.camera.near,ae.shadowCameraFar=te.camera.far,i.pointShadow[v]=ae,i.pointShadowMap[v]=de,i.pointShadowMatrix[v]=O.shadow.matrix,C++}i.point[v]=Q,v++}else if(O.isHemisphereLight){let Q=e.get(O);Q.skyColor.copy(O.color).multiplyScalar(Y),Q.groundColor.copy(O.groundColor).multiplyScalar(Y),i.hemi[M]=Q,M++}}T>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Ue.LTC_FLOAT_1,i.rectAreaLTC2=Ue.LTC_FLOAT_2):(i.rectAreaLTC1=Ue.LTC_HALF_1,i.rectAreaLTC2=Ue.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let I=i.hash;(I.sunLength!==f||I.directionalLength!==m||I.pointLength!==v||I.spotLength!==y||I.rectAreaLength!==T||I.hemiLength!==M||I.numSunShadows!==p||I.numDirectionalShadows!==P||I.numPointShadows!==C||I.numSpotShadows!==_||I.numSpotMaps!==E||I.numLightProbes!==F)&&(i.sun.length=f,i.directional.length=m,i.spot.length=y,i.rectArea.length=T,i.point.length=v,i.hemi.length=M,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=P,i.directionalShadowMap.length=P,i.directionalShadowMatrix.length=P,i.pointShadow.length=C,i.pointShadowMap.length=C,i.pointShadowMatrix.length=C,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+E-H,i.spotLightMap.length=E,i.numSpotLightShadowsWithMaps=H,i.numLightProbes=F,I.sunLength=f,I.directionalLength=m,I.pointLength=v,I.spotLength=y,I.rectAreaLength=T,I.hemiLength=M,I.numSunShadows=p,I.numDirectionalShadows=P,I.numPointShadows=C,I.numSpotShadows=_,I.numSpotMaps=E,I.numLightProbes=F,i.version=c3++)}function l(c,u){let h=0,d=0,f=0,p=0,x=0,m=0,v=u.matrixWorldInverse;for(let y=0,T=c.length;y<T;y++){let M=c[y];if(M.isSunLight){let P=i.sun[h];P.direction.setFromMatrixPosition(M.matrixWorld),P.direction.transformDirection(v),h++}else if(M.isDirectionalLight){let P=i.directional[d];P.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),P.direction.sub(r),P.direction.transformDirection(v),d++}else if(M.isSpotLight){let P=i.spot[p];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),P.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),P.direction.sub(r),P.direction.transformDirection(v),p++}else if(M.isRectAreaLight){let P=i.rectArea[x];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),o.identity(),s.copy(M.matrixWorld),s.premultiply(v),o.extractRotation(s),P.halfWidth.set(M.width*.5,0,0),P.halfHeight.set(0,M.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),x++}else if(M.isPointLight){let P=i.point[f];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),f++}else if(M.isHemisphereLight){let P=i.hemi[m];P.direction.setFromMatrixPosition(M.matrixWorld),P.direction.transformDirection(v),m++}}}return{setup:a,setupView:l,state:i}}function Eb(n){let e=new h3(n),t=[],i=[],r=[];function s(h){u.camera=h,t.length=0,i.length=0,r.length=0}function o(h){h.isLightProbeGrid?r.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),r.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function d3(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new Eb(n),e.set(r,[a])):s>=o.length?(a=new Eb(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var f3=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,p3=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,m3=[new Z(1,0,0),new Z(-1,0,0),new Z(0,1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1)],g3=[new Z(0,-1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1),new Z(0,-1,0),new Z(0,-1,0)],Tb=new Zt,Gl=new Z,Mm=new Z;function v3(n,e,t){let i=new rs,r=new et,s=new et,o=new pt,a=new Ju,l=new ju,c={},u=t.maxTextureSize,h={[Hs]:gi,[gi]:Hs,[wn]:wn},d=new Lr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new et},radius:{value:4}},vertexShader:f3,fragmentShader:p3}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new mi;p.setAttribute("position",new Kt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new Qt(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Nl;let v=this.type;this.render=function(C,_,E){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||C.length===0)return;this.type===_y&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Nl);let H=n.getRenderTarget(),F=n.getActiveCubeFace(),I=n.getActiveMipmapLevel(),W=n.state;W.setBlending(vo),W.buffers.depth.getReversed()===!0?W.buffers.color.setClear(0,0,0,0):W.buffers.color.setClear(1,1,1,1),W.buffers.depth.setTest(!0),W.setScissorTest(!1);let X=v!==this.type;X&&_.traverse(function(O){O.material&&(Array.isArray(O.material)?O.material.forEach(N=>N.needsUpdate=!0):O.material.needsUpdate=!0)});for(let O=0,N=C.length;O<N;O++){let Y=C[O],G=Y.shadow;if(G===void 0){Qe("WebGLShadowMap:",Y,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;r.copy(G.mapSize);let de=G.getFrameExtents();r.multiply(de),s.copy(G.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/de.x),r.x=s.x*de.x,G.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/de.y),r.y=s.y*de.y,G.mapSize.y=s.y));let Q=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=Q,G.map===null||X===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Ta){if(Y.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new jn(r.x,r.y,{format:Vs,type:Hi,minFilter:Rt,magFilter:Rt,generateMipmaps:!1}),G.map.texture.name=Y.name+".shadowMap",G.map.depthTexture=new ss(r.x,r.y,xi),G.map.depthTexture.name=Y.name+".shadowMapDepth",G.map.depthTexture.format=is,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Vt,G.map.depthTexture.magFilter=Vt}else Y.isPointLight?(G.map=new Xl(r.x),G.map.depthTexture=new Pl(r.x,zi)):(G.map=new jn(r.x,r.y),G.map.depthTexture=new ss(r.x,r.y,zi)),G.map.depthTexture.name=Y.name+".shadowMap",G.map.depthTexture.format=is,this.type===Nl?(G.map.depthTexture.compareFunction=Q?lm:am,G.map.depthTexture.minFilter=Rt,G.map.depthTexture.magFilter=Rt):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Vt,G.map.depthTexture.magFilter=Vt);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==r.x||G.map.height!==r.y)&&G.map.setSize(r.x,r.y);let te=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();Y.isPointLight!==!0&&G.updateMatrices(Y,E);let ae=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:E.layers;for(let ge=0;ge<te;ge++){let me=G.getCamera(ge);if(Y.isPointLight){let ne=G.camera,_e=G.matrix,Me=Y.distance||ne.far;Me!==ne.far&&(ne.far=Me,ne.updateProjectionMatrix()),Gl.setFromMatrixPosition(Y.matrixWorld),ne.position.copy(Gl),Mm.copy(ne.position),Mm.add(m3[ge]),ne.up.copy(g3[ge]),ne.lookAt(Mm),ne.updateMatrixWorld(),_e.makeTranslation(-Gl.x,-Gl.y,-Gl.z),Tb.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Tb,ne.coordinateSystem,ne.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,ge),n.clear();else{ge===0&&(n.setRenderTarget(G.map),n.clear());let ne=G.getViewport(ge);o.set(s.x*ne.x,s.y*ne.y,s.x*ne.z,s.y*ne.w),W.viewport(o)}i=G.getFrustum(ge),M(_,E,me,Y,ae,this.type)}G.isPointLightShadow!==!0&&this.type===Ta&&y(G,E),G.needsUpdate=!1}v=this.type,m.needsUpdate=!1,n.setRenderTarget(H,F,I)};function y(C,_){let E=e.update(x);d.defines.VSM_SAMPLES!==C.blurSamples&&(d.defines.VSM_SAMPLES=C.blurSamples,f.defines.VSM_SAMPLES=C.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),C.mapPass===null?C.mapPass=new jn(r.x,r.y,{format:Vs,type:Hi}):(C.mapPass.width!==C.map.width||C.mapPass.height!==C.map.height)&&C.mapPass.setSize(C.map.width,C.map.height),d.uniforms.shadow_pass.value=C.map.depthTexture,d.uniforms.resolution.value.set(C.map.width,C.map.height),d.uniforms.radius.value=C.radius,n.setRenderTarget(C.mapPass),n.clear(),n.renderBufferDirect(_,null,E,d,x,null),f.uniforms.shadow_pass.value=C.mapPass.texture,f.uniforms.resolution.value.set(C.map.width,C.map.height),f.uniforms.radius.value=C.radius,n.setRenderTarget(C.map),n.clear(),n.renderBufferDirect(_,null,E,f,x,null)}function T(C,_,E,H){let F=null,I=E.isPointLight===!0?C.customDistanceMaterial:C.customDepthMaterial;if(I!==void 0)F=I;else if(F=E.isPointLight===!0?l:a,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let W=F.uuid,X=_.uuid,O=c[W];O===void 0&&(O={},c[W]=O);let N=O[X];N===void 0&&(N=F.clone(),O[X]=N,_.addEventListener("dispose",P)),F=N}if(F.visible=_.visible,F.wireframe=_.wireframe,H===Ta?F.side=_.shadowSide!==null?_.shadowSide:_.side:F.side=_.shadowSide!==null?_.shadowSide:h[_.side],F.alphaMap=_.alphaMap,F.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,F.map=_.map,F.clipShadows=_.clipShadows,F.clippingPlanes=_.clippingPlanes,F.clipIntersection=_.clipIntersection,F.displacementMap=_.displacementMap,F.displacementScale=_.displacementScale,F.displacementBias=_.displacementBias,F.wireframeLinewidth=_.wireframeLinewidth,F.linewidth=_.linewidth,E.isPointLight===!0&&F.isMeshDistanceMaterial===!0){let W=n.properties.get(F);W.light=E}return F}function M(C,_,E,H,F,I){if(C.visible===!1)return;if(C.layers.test(F)&&(C.isMesh||C.isLine||C.isPoints)&&(C.castShadow||C.receiveShadow&&I===Ta)&&(!C.frustumCulled||C.intersectsFrustum(i))){C.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,C.matrixWorld);let O=e.update(C),N=C.material;if(Array.isArray(N)){let Y=O.groups;for(let G=0,de=Y.length;G<de;G++){let Q=Y[G],te=N[Q.materialIndex];if(te&&te.visible){let ae=T(C,te,H,I);C.onBeforeShadow(n,C,_,E,O,ae,Q),n.renderBufferDirect(E,null,O,ae,C,Q),C.onAfterShadow(n,C,_,E,O,ae,Q)}}}else if(N.visible){let Y=T(C,N,H,I);C.onBeforeShadow(n,C,_,E,O,Y,null),n.renderBufferDirect(E,null,O,Y,C,null),C.onAfterShadow(n,C,_,E,O,Y,null)}}let X=C.children;for(let O=0,N=X.length;O<N;O++)M(X[O],_,E,H,F,I)}function P(C){C.target.removeEventListener("dispose",P);for(let E in c){let H=c[E],F=C.target.uuid;F in H&&(H[F].dispose(),delete H[F])}}}function x3(n,e){function t(){let B=!1,le=new pt,re=null,Re=new pt(0,0,0,0);return{setMask:function(ye){re!==ye&&!B&&(n.colorMask(ye,ye,ye,ye),re=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Ee,qe,tt,fe){fe===!0&&(ye*=tt,Ee*=tt,qe*=tt),le.set(ye,Ee,qe,tt),Re.equals(le)===!1&&(n.clearColor(ye,Ee,qe,tt),Re.copy(le))},reset:function(){B=!1,re=null,Re.set(-1,0,0,0)}}}function i(){let B=!1,le=!1,re=null,Re=null,ye=null;return{setReversed:function(Ee){if(le!==Ee){let qe=e.get("EXT_clip_control");Ee?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),le=Ee;let tt=ye;ye=null,this.setClear(tt)}},getReversed:function(){return le},setTest:function(Ee){Ee?Te(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(Ee){re!==Ee&&!B&&(n.depthMask(Ee),re=Ee)},setFunc:function(Ee){if(le&&(Ee=jy[Ee]),Re!==Ee){switch(Ee){case ku:n.depthFunc(n.NEVER);break;case Nu:n.depthFunc(n.ALWAYS);break;case Fu:n.depthFunc(n.LESS);break;case xa:n.depthFunc(n.LEQUAL);break;case Uu:n.depthFunc(n.EQUAL);break;case Ou:n.depthFunc(n.GEQUAL);break;case Bu:n.depthFunc(n.GREATER);break;case zu:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Re=Ee}},setLocked:function(Ee){B=Ee},setClear:function(Ee){ye!==Ee&&(ye=Ee,le&&(Ee=1-Ee),n.clearDepth(Ee))},reset:function(){B=!1,re=null,Re=null,ye=null,le=!1}}}function r(){let B=!1,le=null,re=null,Re=null,ye=null,Ee=null,qe=null,tt=null,fe=null;return{setTest:function(Ve){B||(Ve?Te(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(Ve){le!==Ve&&!B&&(n.stencilMask(Ve),le=Ve)},setFunc:function(Ve,nt,Ie){(re!==Ve||Re!==nt||ye!==Ie)&&(n.stencilFunc(Ve,nt,Ie),re=Ve,Re=nt,ye=Ie)},setOp:function(Ve,nt,Ie){(Ee!==Ve||qe!==nt||tt!==Ie)&&(n.stencilOp(Ve,nt,Ie),Ee=Ve,qe=nt,tt=Ie)},setLocked:function(Ve){B=Ve},setClear:function(Ve){fe!==Ve&&(n.clearStencil(Ve),fe=Ve)},reset:function(){B=!1,le=null,re=null,Re=null,ye=null,Ee=null,qe=null,tt=null,fe=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,p=[],x=null,m=!1,v=null,y=null,T=null,M=null,P=null,C=null,_=null,E=new Pt(0,0,0),H=0,F=!1,I=null,W=null,X=null,O=null,N=null,Y=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,de=0,Q=n.getParameter(n.VERSION);Q.indexOf("WebGL")!==-1?(de=parseFloat(/^WebGL (\d)/.exec(Q)[1]),G=de>=1):Q.indexOf("OpenGL ES")!==-1&&(de=parseFloat(/^OpenGL ES (\d)/.exec(Q)[1]),G=de>=2);let te=null,ae={},ge=n.getParameter(n.SCISSOR_BOX),me=n.getParameter(n.VIEWPORT),ne=new pt().fromArray(ge),_e=new pt().fromArray(me);function Me(B,le,re,Re){let ye=new Uint8Array(4),Ee=n.createTexture();n.bindTexture(B,Ee),n.texParameteri(B,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(B,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let qe=0;qe<re;qe++)B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY?n.texImage3D(le,0,n.RGBA,1,1,Re,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(le+qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Ee}let Le={};Le[n.TEXTURE_2D]=Me(n.TEXTURE_2D,n.TEXTURE_2D,1),Le[n.TEXTURE_CUBE_MAP]=Me(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Le[n.TEXTURE_2D_ARRAY]=Me(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Le[n.TEXTURE_3D]=Me(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Te(n.DEPTH_TEST),o.setFunc(xa),Sn(!1),Gt(Bp),Te(n.CULL_FACE),an(vo);function Te(B){u[B]!==!0&&(n.enable(B),u[B]=!0)}function Ye(B){u[B]!==!1&&(n.disable(B),u[B]=!1)}function lt(B,le){return d[B]!==le?(n.bindFramebuffer(B,le),d[B]=le,B===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=le),B===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=le),!0):!1}function $e(B,le){let re=p,Re=!1;if(B){re=f.get(le),re===void 0&&(re=[],f.set(le,re));let ye=B.textures;if(re.length!==ye.length||re[0]!==n.COLOR_ATTACHMENT0){for(let Ee=0,qe=ye.length;Ee<qe;Ee++)re[Ee]=n.COLOR_ATTACHMENT0+Ee;re.length=ye.length,Re=!0}}else re[0]!==n.BACK&&(re[0]=n.BACK,Re=!0);Re&&n.drawBuffers(re)}function gt(B){return x!==B?(n.useProgram(B),x=B,!0):!1}let ht={[xo]:n.FUNC_ADD,[by]:n.FUNC_SUBTRACT,[My]:n.FUNC_REVERSE_SUBTRACT};ht[wy]=n.MIN,ht[Sy]=n.MAX;let ot={[Ey]:n.ZERO,[Ty]:n.ONE,[Ay]:n.SRC_COLOR,[Gp]:n.SRC_ALPHA,[Dy]:n.SRC_ALPHA_SATURATE,[Ly]:n.DST_COLOR,[Cy]:n.DST_ALPHA,[Ry]:n.ONE_MINUS_SRC_COLOR,[Wp]:n.ONE_MINUS_SRC_ALPHA,[Iy]:n.ONE_MINUS_DST_COLOR,[Py]:n.ONE_MINUS_DST_ALPHA,[ky]:n.CONSTANT_COLOR,[Ny]:n.ONE_MINUS_CONSTANT_COLOR,[Fy]:n.CONSTANT_ALPHA,[Uy]:n.ONE_MINUS_CONSTANT_ALPHA};function an(B,le,re,Re,ye,Ee,qe,tt,fe,Ve){if(B===vo){m===!0&&(Ye(n.BLEND),m=!1);return}if(m===!1&&(Te(n.BLEND),m=!0),B!==yy){if(B!==v||Ve!==F){if((y!==xo||P!==xo)&&(n.blendEquation(n.FUNC_ADD),y=xo,P=xo),Ve)switch(B){case Aa:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case zp:n.blendFunc(n.ONE,n.ONE);break;case Hp:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Vp:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:rt("WebGLState: Invalid blending: ",B);break}else switch(B){case Aa:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case zp:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Hp:rt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Vp:rt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:rt("WebGLState: Invalid blending: ",B);break}T=null,M=null,C=null,_=null,E.set(0,0,0),H=0,v=B,F=Ve}return}ye=ye||le,Ee=Ee||re,qe=qe||Re,(le!==y||ye!==P)&&(n.blendEquationSeparate(ht[le],ht[ye]),y=le,P=ye),(re!==T||Re!==M||Ee!==C||qe!==_)&&(n.blendFuncSeparate(ot[re],ot[Re],ot[Ee],ot[qe]),T=re,M=Re,C=Ee,_=qe),(tt.equals(E)===!1||fe!==H)&&(n.blendColor(tt.r,tt.g,tt.b,fe),E.copy(tt),H=fe),v=B,F=!1}function jt(B,le){B.side===wn?Ye(n.CULL_FACE):Te(n.CULL_FACE);let re=B.side===gi;le&&(re=!re),Sn(re),B.blending===Aa&&B.transparent===!1?an(vo):an(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),s.setMask(B.colorWrite);let Re=B.stencilWrite;a.setTest(Re),Re&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Ct(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Te(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function Sn(B){I!==B&&(B?n.frontFace(n.CW):n.frontFace(n.CCW),I=B)}function Gt(B){B!==vy?(Te(n.CULL_FACE),B!==W&&(B===Bp?n.cullFace(n.BACK):B===xy?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),W=B}function Vn(B){B!==X&&(G&&n.lineWidth(B),X=B)}function Ct(B,le,re){B?(Te(n.POLYGON_OFFSET_FILL),(O!==le||N!==re)&&(O=le,N=re,o.getReversed()&&(le=-le,re=-re),n.polygonOffset(le,re))):Ye(n.POLYGON_OFFSET_FILL)}function kn(B){B?Te(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function pn(B){B===void 0&&(B=n.TEXTURE0+Y-1),te!==B&&(n.activeTexture(B),te=B)}function En(B,le,re){re===void 0&&(te===null?re=n.TEXTURE0+Y-1:re=te);let Re=ae[re];Re===void 0&&(Re={type:void 0,texture:void 0},ae[re]=Re),(Re.type!==B||Re.texture!==le)&&(te!==re&&(n.activeTexture(re),te=re),n.bindTexture(B,le||Le[B]),Re.type=B,Re.texture=le)}function z(){let B=ae[te];B!==void 0&&B.type!==void 0&&(n.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function De(){try{n.compressedTexImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function ct(){try{n.texSubImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function Ae(){try{n.texSubImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function Xt(){try{n.compressedTexSubImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function Xe(){try{n.compressedTexSubImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function Ke(){try{n.texStorage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function L(){try{n.texStorage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function S(){try{n.texImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function q(){try{n.texImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function pe(B){return h[B]!==void 0?h[B]:n.getParameter(B)}function ce(B,le){h[B]!==le&&(n.pixelStorei(B,le),h[B]=le)}function be(B){ne.equals(B)===!1&&(n.scissor(B.x,B.y,B.z,B.w),ne.copy(B))}function we(B){_e.equals(B)===!1&&(n.viewport(B.x,B.y,B.z,B.w),_e.copy(B))}function ie(B,le){let re=c.get(le);re===void 0&&(re=new WeakMap,c.set(le,re));let Re=re.get(B);Re===void 0&&(Re=n.getUniformBlockIndex(le,B.name),n.uniformBlockBinding(le,Re,Re),re.set(B,Re))}function oe(B,le,re){let ye=c.get(le).get(B);l[ye]!==re&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,re),l[ye]=re)}function xe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},te=null,ae={},d={},l={},f=new WeakMap,p=[],x=null,m=!1,v=null,y=null,T=null,M=null,P=null,C=null,_=null,E=new Pt(0,0,0),H=0,F=!1,I=null,W=null,X=null,O=null,N=null,ne.set(0,0,n.canvas.width,n.canvas.height),_e.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:Te,disable:Ye,bindFramebuffer:lt,drawBuffers:$e,useProgram:gt,setBlending:an,setMaterial:jt,setFlipSided:Sn,setCullFace:Gt,setLineWidth:Vn,setPolygonOffset:Ct,setScissorTest:kn,activeTexture:pn,bindTexture:En,unbindTexture:z,compressedTexImage2D:De,compressedTexImage3D:Je,texImage2D:S,texImage3D:q,pixelStorei:ce,getParameter:pe,updateUBOMapping:ie,uniformBlockBinding:oe,texStorage2D:Ke,texStorage3D:L,texSubImage2D:ct,texSubImage3D:Ae,compressedTexSubImage2D:Xt,compressedTexSubImage3D:Xe,scissor:be,viewport:we,reset:xe}}function _3(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new et,u=new WeakMap,h=new Set,d,f=new WeakMap,p=new Set,x=new FinalizationRegistry(L=>p.delete(L)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(L,S){return m?new OffscreenCanvas(L,S):wl("canvas")}function y(L,S,q){let pe=1,ce=Ke(L);if((ce.width>q||ce.height>q)&&(pe=q/Math.max(ce.width,ce.height)),pe<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let be=Math.floor(pe*ce.width),we=Math.floor(pe*ce.height);d===void 0&&(d=v(be,we));let ie=S?v(be,we):d;return ie.width=be,ie.height=we,ie.getContext("2d").drawImage(L,0,0,be,we),Qe("WebGLRenderer: Texture has been resized from ("+ce.width+"x"+ce.height+") to ("+be+"x"+we+")."),ie}else return"data"in L&&Qe("WebGLRenderer: Image in DataTexture is too big ("+ce.width+"x"+ce.height+")."),L;return L}function T(L){return L.generateMipmaps}function M(L){n.generateMipmap(L)}function P(L){return L.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?n.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function C(L,S,q,pe,ce,be=!1){if(L!==null){if(n[L]!==void 0)return n[L];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let we;pe&&(we=e.get("EXT_texture_norm16"),we||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=S;if(S===n.RED&&(q===n.FLOAT&&(ie=n.R32F),q===n.HALF_FLOAT&&(ie=n.R16F),q===n.UNSIGNED_BYTE&&(ie=n.R8),q===n.UNSIGNED_SHORT&&we&&(ie=we.R16_EXT),q===n.SHORT&&we&&(ie=we.R16_SNORM_EXT)),S===n.RED_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.R8UI),q===n.UNSIGNED_SHORT&&(ie=n.R16UI),q===n.UNSIGNED_INT&&(ie=n.R32UI),q===n.BYTE&&(ie=n.R8I),q===n.SHORT&&(ie=n.R16I),q===n.INT&&(ie=n.R32I)),S===n.RG&&(q===n.FLOAT&&(ie=n.RG32F),q===n.HALF_FLOAT&&(ie=n.RG16F),q===n.UNSIGNED_BYTE&&(ie=n.RG8),q===n.UNSIGNED_SHORT&&we&&(ie=we.RG16_EXT),q===n.SHORT&&we&&(ie=we.RG16_SNORM_EXT)),S===n.RG_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RG8UI),q===n.UNSIGNED_SHORT&&(ie=n.RG16UI),q===n.UNSIGNED_INT&&(ie=n.RG32UI),q===n.BYTE&&(ie=n.RG8I),q===n.SHORT&&(ie=n.RG16I),q===n.INT&&(ie=n.RG32I)),S===n.RGB_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),q===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),q===n.UNSIGNED_INT&&(ie=n.RGB32UI),q===n.BYTE&&(ie=n.RGB8I),q===n.SHORT&&(ie=n.RGB16I),q===n.INT&&(ie=n.RGB32I)),S===n.RGBA_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),q===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),q===n.UNSIGNED_INT&&(ie=n.RGBA32UI),q===n.BYTE&&(ie=n.RGBA8I),q===n.SHORT&&(ie=n.RGBA16I),q===n.INT&&(ie=n.RGBA32I)),S===n.RGB&&(q===n.UNSIGNED_SHORT&&we&&(ie=we.RGB16_EXT),q===n.SHORT&&we&&(ie=we.RGB16_SNORM_EXT),q===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),q===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),S===n.RGBA){let oe=be?bl:Tt.getTransfer(ce);q===n.FLOAT&&(ie=n.RGBA32F),q===n.HALF_FLOAT&&(ie=n.RGBA16F),q===n.UNSIGNED_BYTE&&(ie=oe===Ut?n.SRGB8_ALPHA8:n.RGBA8),q===n.UNSIGNED_SHORT&&we&&(ie=we.RGBA16_EXT),q===n.SHORT&&we&&(ie=we.RGBA16_SNORM_EXT),q===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),q===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function _(L,S){let q;return L?S===null||S===zi||S===yo?q=n.DEPTH24_STENCIL8:S===xi?q=n.DEPTH32F_STENCIL8:S===Ca&&(q=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===zi||S===yo?q=n.DEPTH_COMPONENT24:S===xi?q=n.DEPTH_COMPONENT32F:S===Ca&&(q=n.DEPTH_COMPONENT16),q}function E(L,S){return T(L)===!0||L.isFramebufferTexture&&L.minFilter!==Vt&&L.minFilter!==Rt?Math.log2(Math.max(S.width,S.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?S.mipmaps.length:1}function H(L){let S=new WeakRef(L);i.get(L).__ref=S,p.add(S),x.register(L,S,S)}function F(L){let S=i.get(L).__ref;S!==void 0&&(p.delete(S),x.unregister(S))}function I(L){X(L.target)}function W(L){O(L.target)}function X(L){L.removeEventListener("dispose",I),F(L),Y(L),L.isVideoTexture&&u.delete(L),L.isHTMLTexture&&h.delete(L)}function O(L){L.removeEventListener("dispose",W),F(L),de(L)}function N(){for(let L of p){let S=L.deref();S!==void 0&&(S.isRenderTarget===!0?O(S):X(S))}p.clear(),h.clear()}function Y(L){let S=i.get(L);if(S.__webglInit===void 0)return;let q=L.source,pe=f.get(q);if(pe){let ce=pe[S.__cacheKey];ce.usedTimes--,ce.usedTimes===0&&G(L),Object.keys(pe).length===0&&f.delete(q)}i.remove(L)}function G(L){let S=i.get(L);n.deleteTexture(S.__webglTexture);let q=L.source,pe=f.get(q);delete pe[S.__cacheKey],o.memory.textures--}function de(L){let S=i.get(L);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=L.depthTexture;if(q&&q.renderTarget===L&&X(q),L.isWebGLCubeRenderTarget)for(let ce=0;ce<6;ce++){if(Array.isArray(S.__webglFramebuffer[ce]))for(let be=0;be<S.__webglFramebuffer[ce].length;be++)n.deleteFramebuffer(S.__webglFramebuffer[ce][be]);else n.deleteFramebuffer(S.__webglFramebuffer[ce]);S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer[ce])}else{if(Array.isArray(S.__webglFramebuffer))for(let ce=0;ce<S.__webglFramebuffer.length;ce++)n.deleteFramebuffer(S.__webglFramebuffer[ce]);else n.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&n.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ce=0;ce<S.__webglColorRenderbuffer.length;ce++)S.__webglColorRenderbuffer[ce]&&n.deleteRenderbuffer(S.__webglColorRenderbuffer[ce]);S.__webglDepthRenderbuffer&&n.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let pe=L.textures;for(let ce=0,be=pe.length;ce<be;ce++){let we=i.get(pe[ce]);we.__webglTexture&&(n.deleteTexture(we.__webglTexture),o.memory.textures--),i.remove(pe[ce])}i.remove(L)}let Q=0;function te(){Q=0}function ae(){return Q}function ge(L){Q=L}function me(){let L=Q;return L>=r.maxTextures&&Qe("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+r.maxTextures),Q+=1,L}function ne(L){let S=[];return S.push(L.wrapS),S.push(L.wrapT),S.push(L.wrapR||0),S.push(L.magFilter),S.push(L.minFilter),S.push(L.anisotropy),S.push(L.internalFormat),S.push(L.format),S.push(L.type),S.push(L.generateMipmaps),S.push(L.mipmapsAutoUpdate),S.push(L.premultiplyAlpha),S.push(L.flipY),S.push(L.unpackAlignment),S.push(L.colorSpace),S.join()}function _e(L,S){let q=i.get(L);if(L.isVideoTexture&&Xt(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&q.__version!==L.version){let pe=L.image;if(pe===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(pe.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{jt(q,L,S);return}}else L.isExternalTexture&&(q.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,q.__webglTexture,n.TEXTURE0+S)}function Me(L,S){let q=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&q.__version!==L.version){jt(q,L,S);return}else L.isExternalTexture&&(q.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,q.__webglTexture,n.TEXTURE0+S)}function Le(L,S){let q=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&q.__version!==L.version){jt(q,L,S);return}t.bindTexture(n.TEXTURE_3D,q.__webglTexture,n.TEXTURE0+S)}function Te(L,S){let q=i.get(L);if(L.version>0&&q.__version!==L.version){Sn(q,L,S);return}t.bindTexture(n.TEXTURE_CUBE_MAP,q.__webglTexture,n.TEXTURE0+S)}let Ye={[Qi]:n.REPEAT,[Ki]:n.CLAMP_TO_EDGE,[Hu]:n.MIRRORED_REPEAT},lt={[Vt]:n.NEAREST,[zy]:n.NEAREST_MIPMAP_NEAREST,[Fl]:n.NEAREST_MIPMAP_LINEAR,[Rt]:n.LINEAR,[ph]:n.LINEAR_MIPMAP_NEAREST,[gr]:n.LINEAR_MIPMAP_LINEAR},$e={[Wy]:n.NEVER,[cm]:n.ALWAYS,[Xy]:n.LESS,[am]:n.LEQUAL,[$y]:n.EQUAL,[lm]:n.GEQUAL,[qy]:n.GREATER,[Yy]:n.NOTEQUAL};function gt(L,S){if(S.type===xi&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===Rt||S.magFilter===ph||S.magFilter===Fl||S.magFilter===gr||S.minFilter===Rt||S.minFilter===ph||S.minFilter===Fl||S.minFilter===gr)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(L,n.TEXTURE_WRAP_S,Ye[S.wrapS]),n.texParameteri(L,n.TEXTURE_WRAP_T,Ye[S.wrapT]),(L===n.TEXTURE_3D||L===n.TEXTURE_2D_ARRAY)&&n.texParameteri(L,n.TEXTURE_WRAP_R,Ye[S.wrapR]),n.texParameteri(L,n.TEXTURE_MAG_FILTER,lt[S.magFilter]),n.texParameteri(L,n.TEXTURE_MIN_FILTER,lt[S.minFilter]),S.compareFunction&&(n.texParameteri(L,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(L,n.TEXTURE_COMPARE_FUNC,$e[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Vt||S.minFilter!==Fl&&S.minFilter!==gr||S.type===xi&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||i.get(S).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");n.texParameterf(L,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,r.getMaxAnisotropy())),i.get(S).__currentAnisotropy=S.anisotropy}}}function ht(L,S){let q=!1;L.__webglInit===void 0&&(L.__webglInit=!0,S.addEventListener("dispose",I),H(S));let pe=S.source,ce=f.get(pe);ce===void 0&&(ce={},f.set(pe,ce));let be=ne(S);if(be!==L.__cacheKey){ce[be]===void 0&&(ce[be]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ce[be].usedTimes++;let we=ce[L.__cacheKey];we!==void 0&&(ce[L.__cacheKey].usedTimes--,we.usedTimes===0&&G(S)),L.__cacheKey=be,L.__webglTexture=ce[be].texture}return q}function ot(L,S,q){return Math.floor(Math.floor(L/q)/S)}function an(L,S,q,pe){let be=L.updateRanges;if(be.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,S.width,S.height,q,pe,S.data);else{be.sort((B,le)=>B.start-le.start);let we=0;for(let B=1;B<be.length;B++){let le=be[we],re=be[B],Re=le.start+le.count,ye=ot(re.start,S.width,4),Ee=ot(le.start,S.width,4);re.start<=Re+1&&ye===Ee&&ot(re.start+re.count-1,S.width,4)===ye?le.count=Math.max(le.count,re.start+re.count-le.start):(++we,be[we]=re)}be.length=we+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),oe=t.getParameter(n.UNPACK_SKIP_PIXELS),xe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,S.width);for(let B=0,le=be.length;B<le;B++){let re=be[B],Re=Math.floor(re.start/4),ye=Math.ceil(re.count/4),Ee=Re%S.width,qe=Math.floor(Re/S.width),tt=ye,fe=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Ee),t.pixelStorei(n.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(n.TEXTURE_2D,0,Ee,qe,tt,fe,q,pe,S.data)}L.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,xe)}}function jt(L,S,q){let pe=n.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(pe=n.TEXTURE_2D_ARRAY),S.isData3DTexture&&(pe=n.TEXTURE_3D);let ce=ht(L,S),be=S.source;t.bindTexture(pe,L.__webglTexture,n.TEXTURE0+q);let we=i.get(be);if(be.version!==we.__version||ce===!0){if(t.activeTexture(n.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let fe=Tt.getPrimaries(Tt.workingColorSpace),Ve=S.colorSpace===as?null:Tt.getPrimaries(S.colorSpace),nt=S.colorSpace===as||fe===Ve?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,nt)}t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment);let oe=y(S.image,!1,r.maxTextureSize);oe=Xe(S,oe);let xe=s.convert(S.format,S.colorSpace),B=s.convert(S.type),le=C(S.internalFormat,xe,B,S.normalized,S.colorSpace,S.isVideoTexture);gt(pe,S);let re,Re=S.mipmaps,ye=S.isVideoTexture!==!0,Ee=we.__version===void 0||ce===!0,qe=be.dataReady,tt=E(S,oe);if(S.isDepthTexture)le=_(S.format===os,S.type),Ee&&(ye?t.texStorage2D(n.TEXTURE_2D,1,le,oe.width,oe.height):t.texImage2D(n.TEXTURE_2D,0,le,oe.width,oe.height,0,xe,B,null));else if(S.isDataTexture)if(Re.length>0){ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,tt,le,Re[0].width,Re[0].height);for(let fe=0,Ve=Re.length;fe<Ve;fe++)re=Re[fe],ye?qe&&t.texSubImage2D(n.TEXTURE_2D,fe,0,0,re.width,re.height,xe,B,re.data):t.texImage2D(n.TEXTURE_2D,fe,le,re.width,re.height,0,xe,B,re.data);S.generateMipmaps=!1}else ye?(Ee&&t.texStorage2D(n.TEXTURE_2D,tt,le,oe.width,oe.height),qe&&an(S,oe,xe,B)):t.texImage2D(n.TEXTURE_2D,0,le,oe.width,oe.height,0,xe,B,oe.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ye&&Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,tt,le,Re[0].width,Re[0].height,oe.depth);for(let fe=0,Ve=Re.length;fe<Ve;fe++)if(re=Re[fe],S.format!==On)if(xe!==null)if(ye){if(qe)if(S.layerUpdates.size>0){let nt=mm(re.width,re.height,S.format,S.type);for(let Ie of S.layerUpdates){let ut=re.data.subarray(Ie*nt/re.data.BYTES_PER_ELEMENT,(Ie+1)*nt/re.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,fe,0,0,Ie,re.width,re.height,1,xe,ut)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,fe,0,0,0,re.width,re.height,oe.depth,xe,re.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,fe,le,re.width,re.height,oe.depth,0,re.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?qe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,fe,0,0,0,re.width,re.height,oe.depth,xe,B,re.data):t.texImage3D(n.TEXTURE_2D_ARRAY,fe,le,re.width,re.height,oe.depth,0,xe,B,re.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,tt,le,Re[0].width,Re[0].height);for(let fe=0,Ve=Re.length;fe<Ve;fe++)re=Re[fe],S.format!==On?xe!==null?ye?qe&&t.compressedTexSubImage2D(n.TEXTURE_2D,fe,0,0,re.width,re.height,xe,re.data):t.compressedTexImage2D(n.TEXTURE_2D,fe,le,re.width,re.height,0,re.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?qe&&t.texSubImage2D(n.TEXTURE_2D,fe,0,0,re.width,re.height,xe,B,re.data):t.texImage2D(n.TEXTURE_2D,fe,le,re.width,re.height,0,xe,B,re.data)}else if(S.isDataArrayTexture)if(ye){if(Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,tt,le,oe.width,oe.height,oe.depth),qe)if(S.layerUpdates.size>0){let fe=mm(oe.width,oe.height,S.format,S.type);for(let Ve of S.layerUpdates){let nt=oe.data.subarray(Ve*fe/oe.data.BYTES_PER_ELEMENT,(Ve+1)*fe/oe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ve,oe.width,oe.height,1,xe,B,nt)}S.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,oe.width,oe.height,oe.depth,xe,B,oe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,le,oe.width,oe.height,oe.depth,0,xe,B,oe.data);else if(S.isData3DTexture)ye?(Ee&&t.texStorage3D(n.TEXTURE_3D,tt,le,oe.width,oe.height,oe.depth),qe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,oe.width,oe.height,oe.depth,xe,B,oe.data)):t.texImage3D(n.TEXTURE_3D,0,le,oe.width,oe.height,oe.depth,0,xe,B,oe.data);else if(S.isFramebufferTexture){if(Ee)if(ye)t.texStorage2D(n.TEXTURE_2D,tt,le,oe.width,oe.height);else{let fe=oe.width,Ve=oe.height;for(let nt=0;nt<tt;nt++)t.texImage2D(n.TEXTURE_2D,nt,le,fe,Ve,0,xe,B,null),fe>>=1,Ve>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in n){let fe=n.canvas;if(fe.hasAttribute("layoutsubtree")||fe.setAttribute("layoutsubtree","true"),oe.parentNode!==fe){fe.appendChild(oe),h.add(S),fe.onpaint=Ve=>{let nt=Ve.changedElements;for(let Ie of h)nt.includes(Ie.image)&&(Ie.needsUpdate=!0)},fe.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,oe);else{let nt=n.RGBA,Ie=n.RGBA,ut=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,nt,Ie,ut,oe)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Re.length>0){if(ye&&Ee){let fe=Ke(Re[0]);t.texStorage2D(n.TEXTURE_2D,tt,le,fe.width,fe.height)}for(let fe=0,Ve=Re.length;fe<Ve;fe++)re=Re[fe],ye?qe&&t.texSubImage2D(n.TEXTURE_2D,fe,0,0,xe,B,re):t.texImage2D(n.TEXTURE_2D,fe,le,xe,B,re);S.generateMipmaps=!1}else if(ye){if(Ee){let fe=Ke(oe);t.texStorage2D(n.TEXTURE_2D,tt,le,fe.width,fe.height)}qe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,xe,B,oe)}else t.texImage2D(n.TEXTURE_2D,0,le,xe,B,oe);T(S)&&S.mipmapsAutoUpdate===!0&&M(pe),we.__version=be.version,S.onUpdate&&S.onUpdate(S)}L.__version=S.version}function Sn(L,S,q){if(S.image.length!==6)return;let pe=ht(L,S),ce=S.source;t.bindTexture(n.TEXTURE_CUBE_MAP,L.__webglTexture,n.TEXTURE0+q);let be=i.get(ce);if(ce.version!==be.__version||pe===!0){t.activeTexture(n.TEXTURE0+q);let we=Tt.getPrimaries(Tt.workingColorSpace),ie=S.colorSpace===as?null:Tt.getPrimaries(S.colorSpace),oe=S.colorSpace===as||we===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,oe);let xe=S.isCompressedTexture||S.image[0].isCompressedTexture,B=S.image[0]&&S.image[0].isDataTexture,le=[];for(let Ie=0;Ie<6;Ie++)!xe&&!B?le[Ie]=y(S.image[Ie],!0,r.maxCubemapSize):le[Ie]=B?S.image[Ie].image:S.image[Ie],le[Ie]=Xe(S,le[Ie]);let re=le[0],Re=s.convert(S.format,S.colorSpace),ye=s.convert(S.type),Ee=C(S.internalFormat,Re,ye,S.normalized,S.colorSpace),qe=S.isVideoTexture!==!0,tt=be.__version===void 0||pe===!0,fe=ce.dataReady,Ve=E(S,re);gt(n.TEXTURE_CUBE_MAP,S);let nt;if(S.isDepthTexture){if(Ee=_(S.format===os,S.type),tt)if(qe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Ee,re.width,re.height);else for(let Ie=0;Ie<6;Ie++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,re.width,re.height,0,Re,ye,null)}else if(xe){qe&&tt&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,re.width,re.height);for(let Ie=0;Ie<6;Ie++){nt=le[Ie].mipmaps;for(let ut=0;ut<nt.length;ut++){let en=nt[ut];S.format!==On?Re!==null?qe?fe&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,0,0,en.width,en.height,Re,en.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,Ee,en.width,en.height,0,en.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?fe&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,0,0,en.width,en.height,Re,ye,en.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,Ee,en.width,en.height,0,Re,ye,en.data)}}}else{if(nt=S.mipmaps,qe&&tt){nt.length>0&&Ve++;let Ie=Ke(le[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,Ie.width,Ie.height)}for(let Ie=0;Ie<6;Ie++)if(B){qe?fe&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,le[Ie].width,le[Ie].height,Re,ye,le[Ie].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,le[Ie].width,le[Ie].height,0,Re,ye,le[Ie].data);for(let ut=0;ut<nt.length;ut++){let oi=nt[ut].image[Ie].image;qe?fe&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,0,0,oi.width,oi.height,Re,ye,oi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,Ee,oi.width,oi.height,0,Re,ye,oi.data)}}else{qe?fe&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,Re,ye,le[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,Re,ye,le[Ie]);for(let ut=0;ut<nt.length;ut++){let en=nt[ut];qe?fe&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,0,0,Re,ye,en.image[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,Ee,Re,ye,en.image[Ie])}}}T(S)&&S.mipmapsAutoUpdate===!0&&M(n.TEXTURE_CUBE_MAP),be.__version=ce.version,S.onUpdate&&S.onUpdate(S)}L.__version=S.version}function Gt(L,S,q,pe,ce,be){let we=s.convert(q.format,q.colorSpace),ie=s.convert(q.type),oe=C(q.internalFormat,we,ie,q.normalized,q.colorSpace),xe=i.get(S),B=i.get(q);if(B.__renderTarget=S,!xe.__hasExternalTextures){let le=Math.max(1,S.width>>be),re=Math.max(1,S.height>>be);ce===n.TEXTURE_3D||ce===n.TEXTURE_2D_ARRAY?t.texImage3D(ce,be,oe,le,re,S.depth,0,we,ie,null):t.texImage2D(ce,be,oe,le,re,0,we,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,L),Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ce,B.__webglTexture,0,ct(S)):(ce===n.TEXTURE_2D||ce>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ce<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,pe,ce,B.__webglTexture,be),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Vn(L,S,q){if(n.bindRenderbuffer(n.RENDERBUFFER,L),S.depthBuffer){let pe=S.depthTexture,ce=pe&&pe.isDepthTexture?pe.type:null,be=_(S.stencilBuffer,ce),we=S.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Ae(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ct(S),be,S.width,S.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,ct(S),be,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,be,S.width,S.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,we,n.RENDERBUFFER,L)}else{let pe=S.textures;for(let ce=0;ce<pe.length;ce++){let be=pe[ce],we=s.convert(be.format,be.colorSpace),ie=s.convert(be.type),oe=C(be.internalFormat,we,ie,be.normalized,be.colorSpace);Ae(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ct(S),oe,S.width,S.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,ct(S),oe,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,oe,S.width,S.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Ct(L,S,q){let pe=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,L),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ce=i.get(S.depthTexture);ce.__renderTarget=S;let be=pe?S.depthTexture.image[0]:S.depthTexture.image;(!ce.__webglTexture||be.width!==S.width||be.height!==S.height)&&(be.width=S.width,be.height=S.height,S.depthTexture.needsUpdate=!0),pe?Te(S.depthTexture,0):_e(S.depthTexture,0);let we=ce.__webglTexture,ie=ct(S),oe=pe?n.TEXTURE_CUBE_MAP_POSITIVE_X+q:n.TEXTURE_2D,xe=S.depthTexture.format===os?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(S.depthTexture.format===is)Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,xe,oe,we,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,xe,oe,we,0);else if(S.depthTexture.format===os)Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,xe,oe,we,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,xe,oe,we,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function kn(L){let S=i.get(L),q=L.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==L.depthTexture){let pe=L.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),pe){let ce=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,pe.removeEventListener("dispose",ce)};pe.addEventListener("dispose",ce),S.__depthDisposeCallback=ce}S.__boundDepthTexture=pe}if(L.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let pe=0;pe<6;pe++)Ct(S.__webglFramebuffer[pe],L,pe);else L.texture.mipmaps.length>0?Ct(S.__webglFramebuffer[0],L,0):Ct(S.__webglFramebuffer,L,0);else if(q){S.__webglDepthbuffer=[];for(let pe=0;pe<6;pe++)if(t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[pe]),S.__webglDepthbuffer[pe]===void 0)S.__webglDepthbuffer[pe]=n.createRenderbuffer(),Vn(S.__webglDepthbuffer[pe],L,!1);else{let ce=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=S.__webglDepthbuffer[pe];n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,ce,n.RENDERBUFFER,be)}}else if(L.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=n.createRenderbuffer(),Vn(S.__webglDepthbuffer,L,!1);else{let ce=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=S.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,ce,n.RENDERBUFFER,be)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function pn(L,S,q){let pe=i.get(L);S!==void 0&&Gt(pe.__webglFramebuffer,L,L.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),q!==void 0&&kn(L)}function En(L){let S=L.texture,q=i.get(L),pe=i.get(S);L.addEventListener("dispose",W),H(L);let ce=L.textures,be=L.isWebGLCubeRenderTarget===!0,we=ce.length>1;if(we||(pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture()),pe.__version=S.version,o.memory.textures++),be){q.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0){q.__webglFramebuffer[ie]=[];for(let oe=0;oe<S.mipmaps.length;oe++)q.__webglFramebuffer[ie][oe]=n.createFramebuffer()}else q.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let ie=0;ie<S.mipmaps.length;ie++)q.__webglFramebuffer[ie]=n.createFramebuffer()}else q.__webglFramebuffer=n.createFramebuffer();if(we)for(let ie=0,oe=ce.length;ie<oe;ie++){let xe=i.get(ce[ie]);xe.__webglTexture===void 0&&(xe.__webglTexture=n.createTexture(),o.memory.textures++)}if(L.samples>0&&Ae(L)===!1){q.__webglMultisampledFramebuffer=n.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ie=0;ie<ce.length;ie++){let oe=ce[ie];q.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,q.__webglColorRenderbuffer[ie]);let xe=s.convert(oe.format,oe.colorSpace),B=s.convert(oe.type),le=C(oe.internalFormat,xe,B,oe.normalized,oe.colorSpace,L.isXRRenderTarget===!0),re=ct(L);n.renderbufferStorageMultisample(n.RENDERBUFFER,re,le,L.width,L.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,q.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),L.depthBuffer&&(q.__webglDepthRenderbuffer=n.createRenderbuffer(),Vn(q.__webglDepthRenderbuffer,L,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(be){t.bindTexture(n.TEXTURE_CUBE_MAP,pe.__webglTexture),gt(n.TEXTURE_CUBE_MAP,S);for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0)for(let oe=0;oe<S.mipmaps.length;oe++)Gt(q.__webglFramebuffer[ie][oe],L,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,oe);else Gt(q.__webglFramebuffer[ie],L,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);T(S)?M(n.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(we){for(let ie=0,oe=ce.length;ie<oe;ie++){let xe=ce[ie],B=i.get(xe),le=n.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(le=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(le,B.__webglTexture),gt(le,xe),Gt(q.__webglFramebuffer,L,xe,n.COLOR_ATTACHMENT0+ie,le,0),T(xe)&&M(le)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(ie=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,pe.__webglTexture),gt(ie,S),S.mipmaps.length>0)for(let oe=0;oe<S.mipmaps.length;oe++)Gt(q.__webglFramebuffer[oe],L,S,n.COLOR_ATTACHMENT0,ie,oe);else Gt(q.__webglFramebuffer,L,S,n.COLOR_ATTACHMENT0,ie,0);T(S)?M(ie):S.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}L.depthBuffer&&kn(L)}function z(L){let S=L.textures;for(let q=0,pe=S.length;q<pe;q++){let ce=S[q];if(T(ce)&&ce.mipmapsAutoUpdate===!0){let be=P(L),we=i.get(ce).__webglTexture;t.bindTexture(be,we),M(be),t.unbindTexture()}}}let De=[];function Je(L){if(L.samples>0){if(Ae(L)===!1){let S=L.textures,q=L.width,pe=L.height,ce=n.COLOR_BUFFER_BIT,be=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,we=i.get(L),ie=S.length>1;if(ie)for(let xe=0;xe<S.length;xe++)t.bindFramebuffer(n.FRAMEBUFFER,we.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,we.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,we.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,we.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,we.__webglFramebuffer);for(let xe=0;xe<S.length;xe++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(ce|=n.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(ce|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,we.__webglColorRenderbuffer[xe]);let B=i.get(S[xe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,B,0)}n.blitFramebuffer(0,0,q,pe,0,0,q,pe,ce,n.NEAREST),l===!0&&(De.length=0,De.push(n.COLOR_ATTACHMENT0+xe),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&De.push(be),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,De))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let xe=0;xe<S.length;xe++){t.bindFramebuffer(n.FRAMEBUFFER,we.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.RENDERBUFFER,we.__webglColorRenderbuffer[xe]);let B=i.get(S[xe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,we.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.TEXTURE_2D,B,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,we.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let S=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[S])}}}function ct(L){return Math.min(r.maxSamples,L.samples)}function Ae(L){let S=i.get(L);return L.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Xt(L){let S=o.render.frame;u.get(L)!==S&&(u.set(L,S),L.update())}function Xe(L,S){let q=L.colorSpace,pe=L.format,ce=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||q!==mo&&q!==as&&(Tt.getTransfer(q)===Ut?(pe!==On||ce!==vi)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):rt("WebGLTextures: Unsupported texture color space:",q)),S}function Ke(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=me,this.resetTextureUnits=te,this.getTextureUnits=ae,this.setTextureUnits=ge,this.setTexture2D=_e,this.setTexture2DArray=Me,this.setTexture3D=Le,this.setTextureCube=Te,this.rebindTextures=pn,this.setupRenderTarget=En,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=kn,this.setupFrameBufferTexture=Gt,this.useMultisampledRTT=Ae,this.dispose=N}function y3(n,e){function t(i,r=as){let s,o=Tt.getTransfer(r);if(i===vi)return n.UNSIGNED_BYTE;if(i===gh)return n.UNSIGNED_SHORT_4_4_4_4;if(i===vh)return n.UNSIGNED_SHORT_5_5_5_1;if(i===nm)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===im)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===em)return n.BYTE;if(i===tm)return n.SHORT;if(i===Ca)return n.UNSIGNED_SHORT;if(i===mh)return n.INT;if(i===zi)return n.UNSIGNED_INT;if(i===xi)return n.FLOAT;if(i===Hi)return n.HALF_FLOAT;if(i===rm)return n.ALPHA;if(i===sm)return n.RGB;if(i===On)return n.RGBA;if(i===is)return n.DEPTH_COMPONENT;if(i===os)return n.DEPTH_STENCIL;if(i===Pa)return n.RED;if(i===xh)return n.RED_INTEGER;if(i===Vs)return n.RG;if(i===La)return n.RG_INTEGER;if(i===_h)return n.RGBA_INTEGER;if(i===Ul||i===Ol||i===Bl||i===zl)if(o===Ut)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===Ul)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Ol)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Bl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===zl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===Ul)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Ol)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Bl)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===zl)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===yh||i===bh||i===Mh||i===wh)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===yh)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===bh)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Mh)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===wh)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Sh||i===Eh||i===Th||i===Ah||i===Rh||i===Hl||i===Ch)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===Sh||i===Eh)return o===Ut?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Th)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===Ah)return s.COMPRESSED_R11_EAC;if(i===Rh)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Hl)return s.COMPRESSED_RG11_EAC;if(i===Ch)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Ph||i===Lh||i===Ih||i===Dh||i===kh||i===Nh||i===Fh||i===Uh||i===Oh||i===Bh||i===zh||i===Hh||i===Vh||i===Gh)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Ph)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Lh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Ih)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Dh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===kh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Nh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Fh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Uh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Oh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Bh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===zh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Hh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Vh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Gh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Wh||i===Xh||i===$h)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===Wh)return o===Ut?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Xh)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===$h)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===qh||i===Yh||i===Vl||i===Zh)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===qh)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Yh)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Vl)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Zh)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===yo?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var b3=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,M3=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Cm=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Ll(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new Lr({vertexShader:b3,fragmentShader:M3,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Qt(new Il(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Pm=class extends Rr{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,p=null,x=typeof XRWebGLBinding<"u",m=new Cm,v={},y=t.getContextAttributes(),T=null,M=null,P=[],C=[],_=new et,E=null,H=null,F=new Jn;F.viewport=new pt;let I=new Jn;I.viewport=new pt;let W=[F,I],X=new uh,O=null,N=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let _e=P[ne];return _e===void 0&&(_e=new ba,P[ne]=_e),_e.getTargetRaySpace()},this.getControllerGrip=function(ne){let _e=P[ne];return _e===void 0&&(_e=new ba,P[ne]=_e),_e.getGripSpace()},this.getHand=function(ne){let _e=P[ne];return _e===void 0&&(_e=new ba,P[ne]=_e),_e.getHandSpace()};function Y(ne){let _e=C.indexOf(ne.inputSource);if(_e===-1)return;let Me=P[_e];Me!==void 0&&(Me.update(ne.inputSource,ne.frame,c||o),Me.dispatchEvent({type:ne.type,data:ne.inputSource}))}function G(){r.removeEventListener("select",Y),r.removeEventListener("selectstart",Y),r.removeEventListener("selectend",Y),r.removeEventListener("squeeze",Y),r.removeEventListener("squeezestart",Y),r.removeEventListener("squeezeend",Y),r.removeEventListener("end",G),r.removeEventListener("inputsourceschange",de);for(let ne=0;ne<P.length;ne++){let _e=C[ne];_e!==null&&(C[ne]=null,P[ne].disconnect(_e))}O=null,N=null,m.reset();for(let ne in v)delete v[ne];if(e.setRenderTarget(T),f=null,d=null,h=null,r=null,M=null,me.stop(),i.isPresenting=!1,e.setPixelRatio(E),e.setSize(_.width,_.height,!1),H!==null){let ne=H.camera;ne.fov=H.fov,ne.zoom=H.zoom,ne.updateProjectionMatrix(),H=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){s=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&x&&(h=new XRWebGLBinding(r,t)),h},this.getFrame=function(){return p},this.getSession=function(){return r},this.setSession=async function(ne){if(r=ne,r!==null){if(T=e.getRenderTarget(),r.addEventListener("select",Y),r.addEventListener("selectstart",Y),r.addEventListener("selectend",Y),r.addEventListener("squeeze",Y),r.addEventListener("squeezestart",Y),r.addEventListener("squeezeend",Y),r.addEventListener("end",G),r.addEventListener("inputsourceschange",de),y.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let Me=null,Le=null,Te=null;y.depth&&(Te=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Me=y.stencil?os:is,Le=y.stencil?yo:zi);let Ye={colorFormat:t.RGBA8,depthFormat:Te,scaleFactor:s};h=this.getBinding(),d=h.createProjectionLayer(Ye),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),M=new jn(d.textureWidth,d.textureHeight,{format:On,type:vi,depthTexture:new ss(d.textureWidth,d.textureHeight,Le,void 0,void 0,void 0,void 0,void 0,void 0,Me),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Me={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,Me),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),M=new jn(f.framebufferWidth,f.framebufferHeight,{format:On,type:vi,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),me.setContext(r),me.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function de(ne){for(let _e=0;_e<ne.removed.length;_e++){let Me=ne.removed[_e],Le=C.indexOf(Me);Le>=0&&(C[Le]=null,P[Le].disconnect(Me))}for(let _e=0;_e<ne.added.length;_e++){let Me=ne.added[_e],Le=C.indexOf(Me);if(Le===-1){for(let Ye=0;Ye<P.length;Ye++)if(Ye>=C.length){C.push(Me),Le=Ye;break}else if(C[Ye]===null){C[Ye]=Me,Le=Ye;break}if(Le===-1)break}let Te=P[Le];Te&&Te.connect(Me)}}function Q(ne,_e){_e===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(_e.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(r===null)return;let _e=ne.near,Me=ne.far;m.texture!==null&&(m.depthNear>0&&(_e=m.depthNear),m.depthFar>0&&(Me=m.depthFar)),X.near=I.near=F.near=_e,X.far=I.far=F.far=Me,(O!==X.near||N!==X.far)&&(r.updateRenderState({depthNear:X.near,depthFar:X.far}),O=X.near,N=X.far),X.layers.mask=ne.layers.mask|6,F.layers.mask=X.layers.mask&-5,I.layers.mask=X.layers.mask&-3;let Le=ne.parent,Te=X.cameras;Q(X,Le);for(let Ye=0;Ye<Te.length;Ye++)Q(Te[Ye],Le);X.projectionMatrix.copy(F.projectionMatrix),X.projectionMatrixInverse.copy(F.projectionMatrixInverse),H===null&&ne.isPerspectiveCamera&&(H={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,X,Le)};function te(ne,_e,Me){Me===null?ne.matrix.copy(_e.matrixWorld):(ne.matrix.copy(Me.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(_e.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(_e.projectionMatrix),ne.projectionMatrixInverse.copy(_e.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=Gu*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return X},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ne){l=ne,d!==null&&(d.fixedFoveation=ne),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ne)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(X)},this.getCameraTexture=function(ne){return v[ne]};let ae=null;function ge(ne,_e){if(u=_e.getViewerPose(c||o),p=_e,u!==null){let Me=u.views;f!==null&&(e.setRenderTargetFramebuffer(M,f.framebuffer),e.setRenderTarget(M));let Le=!1;Me.length!==X.cameras.length&&(X.cameras.length=0,Le=!0);for(let $e=0;$e<Me.length;$e++){let gt=Me[$e],ht=null;if(f!==null)ht=f.getViewport(gt);else{let an=h.getViewSubImage(d,gt);ht=an.viewport,$e===0&&(e.setRenderTargetTextures(M,an.colorTexture,an.depthStencilTexture),e.setRenderTarget(M))}let ot=W[$e];ot===void 0&&(ot=new Jn,ot.layers.enable($e),ot.viewport=new pt,W[$e]=ot),ot.matrix.fromArray(gt.transform.matrix),ot.matrix.decompose(ot.position,ot.quaternion,ot.scale),ot.projectionMatrix.fromArray(gt.projectionMatrix),ot.projectionMatrixInverse.copy(ot.projectionMatrix).invert(),ot.viewport.set(ht.x,ht.y,ht.width,ht.height),$e===0&&(X.matrix.copy(ot.matrix),X.matrix.decompose(X.position,X.quaternion,X.scale)),Le===!0&&X.cameras.push(ot)}let Te=r.enabledFeatures;if(Te&&Te.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&x){h=i.getBinding();let $e=h.getDepthInformation(Me[0]);$e&&$e.isValid&&$e.texture&&m.init($e,r.renderState)}if(Te&&Te.includes("camera-access")&&x){e.state.unbindTexture(),h=i.getBinding();for(let $e=0;$e<Me.length;$e++){let gt=Me[$e].camera;if(gt){let ht=v[gt];ht||(ht=new Ll,v[gt]=ht);let ot=h.getCameraImage(gt);ht.sourceTexture=ot}}}}for(let Me=0;Me<P.length;Me++){let Le=C[Me],Te=P[Me];Le!==null&&Te!==void 0&&Te.update(Le,_e,c||o)}ae&&ae(ne,_e),_e.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:_e}),p=null}let me=new Ab;me.setAnimationLoop(ge),this.setAnimationLoop=function(ne){ae=ne},this.dispose=function(){}}},w3=new Zt,Ub=new st;Ub.set(-1,0,0,0,1,0,0,0,1);function S3(n,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function i(m,v){v.color.getRGB(m.fogColor.value,dm(n)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function r(m,v,y,T,M){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?s(m,v):v.isMeshLambertMaterial?(s(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(s(m,v),h(m,v)):v.isMeshPhongMaterial?(s(m,v),u(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(s(m,v),d(m,v),v.isMeshPhysicalMaterial&&f(m,v,M)):v.isMeshMatcapMaterial?(s(m,v),p(m,v)):v.isMeshDepthMaterial?s(m,v):v.isMeshDistanceMaterial?(s(m,v),x(m,v)):v.isMeshNormalMaterial?s(m,v):v.isLineBasicMaterial?(o(m,v),v.isLineDashedMaterial&&a(m,v)):v.isPointsMaterial?l(m,v,y,T):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function s(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===gi&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===gi&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let y=e.get(v),T=y.envMap,M=y.envMapRotation;T&&(m.envMap.value=T,m.envMapRotation.value.setFromMatrix4(w3.makeRotationFromEuler(M)).transpose(),T.isCubeTexture&&T.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Ub),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function o(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function a(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,y,T){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*y,m.scale.value=T*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function u(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function h(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function d(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,y){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===gi&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,v){v.matcap&&(m.matcap.value=v.matcap)}function x(m,v){let y=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function E3(n,e,t,i){let r={},s={};function o(y,T){let M=T.program;i.uniformBlockBinding(y,M,r[y.id])}function a(y,T){let M=r[y.id];M===void 0&&(p(y),M=l(y),r[y.id]=M,y.addEventListener("dispose",m));let P=T.program;i.updateUBOMapping(y,P);let C=e.render.frame;s[y.id]!==C&&(c(y),s[y.id]=C)}function l(y){let T=n.createBuffer(),M=y.__size,P=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,T),n.bufferData(n.UNIFORM_BUFFER,M,P),n.bindBuffer(n.UNIFORM_BUFFER,null),T}function c(y){let T=r[y.id],M=y.uniforms,P=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,T);for(let C=0,_=M.length;C<_;C++){let E=M[C];if(Array.isArray(E))for(let H=0,F=E.length;H<F;H++)u(E[H],C,H,P);else u(E,C,0,P)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(y,T,M,P){if(d(y,T,M,P)===!0){let C=y.__offset,_=y.value;if(Array.isArray(_)){let E=0;for(let H=0;H<_.length;H++){let F=_[H],I=x(F,!0);h(F,y.__data,E),E+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else h(_,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,C,y.__data)}}function h(y,T,M){typeof y=="number"||typeof y=="boolean"?T[M]=y:y.isMatrix3?(T[M]=y.elements[0],T[M+1]=y.elements[1],T[M+2]=y.elements[2],T[M+3]=0,T[M+4]=y.elements[3],T[M+5]=y.elements[4],T[M+6]=y.elements[5],T[M+7]=0,T[M+8]=y.elements[6],T[M+9]=y.elements[7],T[M+10]=y.elements[8],T[M+11]=0):ArrayBuffer.isView(y)?T.set(y.subarray(0,T.length-M),M):y.toArray(T,M)}function d(y,T,M,P){let C=y.value,_=T+"_"+M;if(Array.isArray(C)){P[_]===void 0&&(P[_]=[]);let E=P[_],H=!1;for(let F=0;F<C.length;F++)f(C[F],E,F)===!0&&(H=!0);return H}return f(C,P,_)}function f(y,T,M){if(T[M]===void 0)return typeof y=="number"||typeof y=="boolean"?T[M]=y:ArrayBuffer.isView(y)?T[M]=y.slice():T[M]=y.clone(),!0;{let P=T[M];if(typeof y=="number"||typeof y=="boolean"){if(P!==y)return T[M]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(P.equals(y)===!1)return P.copy(y),!0}}return!1}function p(y){let T=y.uniforms,M=0,P=16;for(let _=0,E=T.length;_<E;_++){let H=Array.isArray(T[_])?T[_]:[T[_]];for(let F=0,I=H.length;F<I;F++){let W=H[F],X=Array.isArray(W.value)?W.value:[W.value],O=Array.isArray(T[_])||Array.isArray(W.value),N=M;for(let G=0,de=X.length;G<de;G++){let Q=X[G],te=x(Q,O),ae=M%P,ge=ae%te.boundary,me=ae+ge;M+=ge,me!==0&&P-me<te.storage&&(M+=P-me),G===0&&(N=M),M+=te.storage}let Y=W.type==="int"?Int32Array:W.type==="uint"?Uint32Array:Float32Array;W.__data=new Y((M-N)/Float32Array.BYTES_PER_ELEMENT),W.__offset=N}}let C=M%P;return C>0&&(M+=P-C),y.__size=M,y.__cache={},this}function x(y,T){let M={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(M.boundary=4,M.storage=4):y.isVector2?(M.boundary=8,M.storage=8):y.isVector3||y.isColor?(M.boundary=16,M.storage=12):y.isVector4?(M.boundary=16,M.storage=16):y.isMatrix3?(M.boundary=16,M.storage=48):y.isMatrix4?(M.boundary=16,M.storage=64):y.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(M.boundary=16,M.storage=y.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",y),T===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function m(y){let T=y.target;T.removeEventListener("dispose",m),n.deleteBuffer(r[T.id]),delete r[T.id],delete s[T.id]}function v(){for(let y in r)n.deleteBuffer(r[y]);r={},s={}}return{bind:o,update:a,dispose:v}}var T3=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Dr=null;function A3(){return Dr===null&&(Dr=new Yn(T3,16,16,Vs,Hi),Dr.name="DFG_LUT",Dr.minFilter=Rt,Dr.magFilter=Rt,Dr.wrapS=Ki,Dr.wrapT=Ki,Dr.generateMipmaps=!1,Dr.needsUpdate=!0),Dr}var ed=class{constructor(e={}){let{canvas:t=Zy(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=vi}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let x=f,m=new Set([_h,La,xh]),v=new Set([vi,zi,Ca,yo,gh,vh]),y=new Uint32Array(4),T=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},P=null,C=null,_=[],E=[],H=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ir,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,I=!1,W=null,X=null,O=null,N=null;this._outputColorSpace=Ui;let Y=0,G=0,de=null,Q=-1,te=null,ae=new pt,ge=new pt,me=null,ne=new Pt(0),_e=0,Me=t.width,Le=t.height,Te=1,Ye=null,lt=null,$e=new pt(0,0,Me,Le),gt=new pt(0,0,Me,Le),ht=!1,ot=new rs,an=new Ku,jt=!1,Sn=!1,Gt=new Zt,Vn=new Z,Ct=new pt,kn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},pn=!1;function En(){return de===null?Te:1}let z=i;function De(R,V){return t.getContext(R,V)}let Je,ct,Ae,Xt,Xe,Ke,L,S,q,pe,ce,be,we,ie,oe,xe,B,le,re,Re,ye,Ee,qe;try{let R={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",nt,!1),t.addEventListener("webglcontextcreationerror",Ie,!1),z===null){let V="webgl2";if(z=De(V,R),z===null)throw De(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}tt()}catch(R){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),rt("WebGLRenderer: "+R.message),R}function tt(){Je=new OC(z),Je.init(),ye=new y3(z,Je),ct=new AC(z,Je,e,ye),Ae=new x3(z,Je),ct.reversedDepthBuffer&&d&&Ae.buffers.depth.setReversed(!0),X=z.createFramebuffer(),O=z.createFramebuffer(),N=z.createFramebuffer(),Xt=new HC(z),Xe=new r3,Ke=new _3(z,Je,Ae,Xe,ct,ye,Xt),L=new UC(F),S=new GT(z),Ee=new EC(z,S),q=new BC(z,S,Xt,Ee),pe=new GC(z,q,S,Ee,Xt),le=new VC(z,ct,Ke),oe=new RC(Xe),ce=new i3(F,L,Je,ct,Ee,oe),be=new S3(F,Xe),we=new o3,ie=new d3(Je),B=new SC(F,L,Ae,pe,p,l),xe=new v3(F,pe,ct),qe=new E3(z,Xt,ct,Ae),re=new TC(z,Je,Xt),Re=new zC(z,Je,Xt),Xt.programs=ce.programs,F.capabilities=ct,F.extensions=Je,F.properties=Xe,F.renderLists=we,F.shadowMap=xe,F.state=Ae,F.info=Xt}x!==vi&&(H=new XC(x,t.width,t.height,a,r,s));let fe=new Pm(F,z);this.xr=fe,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let R=Je.get("WEBGL_lose_context");R&&R.loseContext()},this.forceContextRestore=function(){let R=Je.get("WEBGL_lose_context");R&&R.restoreContext()},this.getPixelRatio=function(){return Te},this.setPixelRatio=function(R){R!==void 0&&(Te=R,this.setSize(Me,Le,!1))},this.getSize=function(R){return R.set(Me,Le)},this.setSize=function(R,V,ee=!0){if(fe.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}Me=R,Le=V,t.width=Math.floor(R*Te),t.height=Math.floor(V*Te),ee===!0&&(t.style.width=R+"px",t.style.height=V+"px"),H!==null&&H.setSize(t.width,t.height),this.setViewport(0,0,R,V)},this.getDrawingBufferSize=function(R){return R.set(Me*Te,Le*Te).floor()},this.setDrawingBufferSize=function(R,V,ee){Me=R,Le=V,Te=ee,t.width=Math.floor(R*ee),t.height=Math.floor(V*ee),this.setViewport(0,0,R,V)},this.setEffects=function(R){if(x===vi){rt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(R){for(let V=0;V<R.length;V++)if(R[V].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}H.setEffects(R||[])},this.getCurrentViewport=function(R){return R.copy(ae)},this.getViewport=function(R){return R.copy($e)},this.setViewport=function(R,V,ee,K){R.isVector4?$e.set(R.x,R.y,R.z,R.w):$e.set(R,V,ee,K),Ae.viewport(ae.copy($e).multiplyScalar(En()).round())},this.getScissor=function(R){return R.copy(gt)},this.setScissor=function(R,V,ee,K){R.isVector4?gt.set(R.x,R.y,R.z,R.w):gt.set(R,V,ee,K),Ae.scissor(ge.copy(gt).multiplyScalar(En()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(R){Ae.setScissorTest(ht=R)},this.setOpaqueSort=function(R){Ye=R},this.setTransparentSort=function(R){lt=R},this.getClearColor=function(R){return R.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(R=!0,V=!0,ee=!0){let K=0;if(R){let J=!1;if(de!==null){let Ce=de.texture.format;J=m.has(Ce)}if(J){let Ce=de.texture.type,ke=v.has(Ce),Pe=B.getClearColor(),Fe=B.getClearAlpha(),We=Pe.r,it=Pe.g,_t=Pe.b;ke?(y[0]=We,y[1]=it,y[2]=_t,y[3]=Fe,z.clearBufferuiv(z.COLOR,0,y)):(T[0]=We,T[1]=it,T[2]=_t,T[3]=Fe,z.clearBufferiv(z.COLOR,0,T))}else K|=z.COLOR_BUFFER_BIT}V&&(K|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(K|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),K!==0&&z.clear(K)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(R){R.setRenderer(this),W=R},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),B.dispose(),we.dispose(),ie.dispose(),Ke.dispose(),Xe.dispose(),L.dispose(),pe.dispose(),q.dispose(),Ee.dispose(),qe.dispose(),ce.dispose(),fe.dispose(),fe.removeEventListener("sessionstart",Zl),fe.removeEventListener("sessionend",vr),Ur.stop()};function Ve(R){R.preventDefault(),Sl("WebGLRenderer: Context Lost."),I=!0}function nt(){Sl("WebGLRenderer: Context Restored."),I=!1;let R=Xt.autoReset,V=xe.enabled,ee=xe.autoUpdate,K=xe.needsUpdate,J=xe.type;tt(),Xt.autoReset=R,xe.enabled=V,xe.autoUpdate=ee,xe.needsUpdate=K,xe.type=J}function Ie(R){rt("WebGLRenderer: A WebGL context could not be created. Reason: ",R.statusMessage)}function ut(R){let V=R.target;V.removeEventListener("dispose",ut),en(V)}function en(R){oi(R),Xe.remove(R)}function oi(R){let V=Xe.get(R).programs;V!==void 0&&(V.forEach(function(ee){ce.releaseProgram(ee)}),R.isShaderMaterial&&ce.releaseShaderCache(R))}this.renderBufferDirect=function(R,V,ee,K,J,Ce){V===null&&(V=kn);let ke=J.isMesh&&J.matrixWorld.determinantAffine()<0,Pe=za(R,V,ee,K,J);Ae.setMaterial(K,ke);let Fe=ee.index,We=1;if(K.wireframe===!0){if(Fe=q.getWireframeAttribute(ee),Fe===void 0)return;We=2}let it=ee.drawRange,_t=ee.attributes.position,Ge=it.start*We,yt=(it.start+it.count)*We;Ce!==null&&(Ge=Math.max(Ge,Ce.start*We),yt=Math.min(yt,(Ce.start+Ce.count)*We)),Fe!==null?(Ge=Math.max(Ge,0),yt=Math.min(yt,Fe.count)):_t!=null&&(Ge=Math.max(Ge,0),yt=Math.min(yt,_t.count));let un=yt-Ge;if(un<0||un===1/0)return;Ee.setup(J,K,Pe,ee,Fe);let Ot,Bt=re;if(Fe!==null&&(Ot=S.get(Fe),Bt=Re,Bt.setIndex(Ot)),J.isMesh)K.wireframe===!0?(Ae.setLineWidth(K.wireframeLinewidth*En()),Bt.setMode(z.LINES)):Bt.setMode(z.TRIANGLES);else if(J.isLine){let Nn=K.linewidth;Nn===void 0&&(Nn=1),Ae.setLineWidth(Nn*En()),J.isLineSegments?Bt.setMode(z.LINES):J.isLineLoop?Bt.setMode(z.LINE_LOOP):Bt.setMode(z.LINE_STRIP)}else J.isPoints?Bt.setMode(z.POINTS):J.isSprite&&Bt.setMode(z.TRIANGLES);if(J.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Bt.renderMultiDraw(J._multiDrawStarts,J._multiDrawCounts,J._multiDrawCount);else{let Nn=J._multiDrawStarts,ze=J._multiDrawCounts,Tn=J._multiDrawCount,wt=Fe?S.get(Fe).bytesPerElement:1,Br=Xe.get(K).currentProgram.getUniforms();for(let An=0;An<Tn;An++)Br.setValue(z,"_gl_DrawID",An),Bt.render(Nn[An]/wt,ze[An])}else if(J.isInstancedMesh)Bt.renderInstances(Ge,un,J.count);else if(ee.isInstancedBufferGeometry){let Nn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,ze=Math.min(ee.instanceCount,Nn);Bt.renderInstances(Ge,un,ze)}else Bt.render(Ge,un)};function Ua(R,V,ee,K){W!==null&&R.isNodeMaterial&&W.setObject(K,R),jt===!0&&oe.setState(R,ee,!1),R.transparent===!0&&R.side===wn&&R.forceSinglePass===!1?(R.side=gi,R.needsUpdate=!0,xr(R,V,K),R.side=Hs,R.needsUpdate=!0,xr(R,V,K),R.side=wn):xr(R,V,K)}this.compile=function(R,V,ee=null){ee===null&&(ee=R),W!==null&&W.renderStart(R,V,ee),C=ie.get(ee),C.init(V),E.push(C),ee.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(C.pushLight(J),J.castShadow&&C.pushShadow(J))}),R!==ee&&R.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(C.pushLight(J),J.castShadow&&C.pushShadow(J))}),C.setupLights(),W!==null&&W.updateLights(C.state.lightsArray),Sn=this.localClippingEnabled,jt=oe.init(this.clippingPlanes,Sn),jt===!0&&oe.setGlobalState(this.clippingPlanes,V),W!==null&&xe.render(C.state.shadowsArray,ee,V);let K=new Set;return R.traverse(function(J){if(!(J.isMesh||J.isPoints||J.isLine||J.isSprite))return;let Ce=J.material;if(Ce)if(Array.isArray(Ce))for(let ke=0;ke<Ce.length;ke++){let Pe=Ce[ke];Ua(Pe,ee,V,J),K.add(Pe)}else Ua(Ce,ee,V,J),K.add(Ce)}),C=E.pop(),W!==null&&W.renderEnd(),K},this.compileAsync=function(R,V,ee=null){let K=this.compile(R,V,ee);return new Promise(J=>{function Ce(){if(K.forEach(function(ke){let Fe=Xe.get(ke).currentProgram;(Fe===void 0||Fe.isReady())&&K.delete(ke)}),K.size===0){J(R);return}setTimeout(Ce,10)}Je.get("KHR_parallel_shader_compile")!==null?Ce():setTimeout(Ce,10)})};let Eo=null;function yd(R){Eo&&Eo(R)}function Zl(){Ur.stop()}function vr(){Ur.start()}let Ur=new Ab;Ur.setAnimationLoop(yd),typeof self<"u"&&Ur.setContext(self),this.setAnimationLoop=function(R){Eo=R,fe.setAnimationLoop(R),R===null?Ur.stop():Ur.start()},fe.addEventListener("sessionstart",Zl),fe.addEventListener("sessionend",vr),this.render=function(R,V){if(V!==void 0&&V.isCamera!==!0){rt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;W!==null&&W.renderStart(R,V);let ee=fe.enabled===!0&&fe.isPresenting===!0,K=H!==null&&(de===null||ee)&&H.begin(F,de);if(R.matrixWorldAutoUpdate===!0&&R.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),fe.enabled===!0&&fe.isPresenting===!0&&(H===null||H.isCompositing()===!1)&&(fe.cameraAutoUpdate===!0&&fe.updateCamera(V),V=fe.getCamera()),R.isScene===!0&&R.onBeforeRender(F,R,V,de),C=ie.get(R,E.length),C.init(V),C.state.textureUnits=Ke.getTextureUnits(),E.push(C),Gt.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?an.setFromArrayCamera(V):ot.setFromProjectionMatrix(Gt,Ji,V.reversedDepth),Sn=this.localClippingEnabled,jt=oe.init(this.clippingPlanes,Sn),P=we.get(R,_.length),P.init(),_.push(P),this.info.render.frame++,fe.enabled===!0&&fe.isPresenting===!0){let ke=F.xr.getDepthSensingMesh();ke!==null&&Or(ke,V,-1/0,F.sortObjects)}Or(R,V,0,F.sortObjects),P.finish(),W!==null&&W.updateLights(C.state.lightsArray),F.sortObjects===!0&&P.sort(Ye,lt),pn=fe.enabled===!1||fe.isPresenting===!1||fe.hasDepthSensing()===!1,pn&&B.addToRenderList(P,R),this.info.autoReset===!0&&this.info.reset(),jt===!0&&oe.beginShadows();let J=C.state.shadowsArray;if(xe.render(J,R,V),jt===!0&&oe.endShadows(),(K&&H.hasRenderPass())===!1){let ke=P.opaque,Pe=P.transmissive;if(C.setupLights(),V.isArrayCamera){let Fe=V.cameras;if(Pe.length>0)for(let We=0,it=Fe.length;We<it;We++){let _t=Fe[We];nr(ke,Pe,R,_t)}pn&&B.render(R);for(let We=0,it=Fe.length;We<it;We++){let _t=Fe[We];Oa(P,R,_t,_t.viewport)}}else Pe.length>0&&nr(ke,Pe,R,V),pn&&B.render(R),Oa(P,R,V)}de!==null&&G===0&&(Ke.updateMultisampleRenderTarget(de),Ke.updateRenderTargetMipmap(de)),K&&H.end(F),R.isScene===!0&&R.onAfterRender(F,R,V),Ee.resetDefaultState(),Q=-1,te=null,E.pop(),E.length>0?(C=E[E.length-1],Ke.setTextureUnits(C.state.textureUnits),jt===!0&&oe.setGlobalState(F.clippingPlanes,C.state.camera)):C=null,_.pop(),_.length>0?P=_[_.length-1]:P=null,W!==null&&W.renderEnd()};function Or(R,V,ee,K){if(R.visible===!1)return;if(R.layers.test(V.layers)){if(R.isGroup)ee=R.renderOrder;else if(R.isLOD)R.autoUpdate===!0&&R.update(V);else if(R.isLight)C.pushLight(R),R.castShadow&&C.pushShadow(R);else if(R.isSprite){let ke=V.isArrayCamera?an:ot;if(!R.frustumCulled||R.intersectsFrustum(ke)){K&&Ct.setFromMatrixPosition(R.matrixWorld).applyMatrix4(Gt);let Pe=pe.update(R),Fe=R.material;Fe.visible&&P.push(R,Pe,Fe,ee,Ct.z,null,V)}}else if(R.isMesh||R.isLine||R.isPoints){let ke=V.isArrayCamera?an:ot;if(!R.frustumCulled||R.intersectsFrustum(ke)){let Pe=pe.update(R),Fe=R.material;if(K&&(R.boundingSphere!==void 0?(R.boundingSphere===null&&R.computeBoundingSphere(),Ct.copy(R.boundingSphere.center)):(Pe.boundingSphere===null&&Pe.computeBoundingSphere(),Ct.copy(Pe.boundingSphere.center)),Ct.applyMatrix4(R.matrixWorld).applyMatrix4(Gt)),Array.isArray(Fe)){let We=Pe.groups;for(let it=0,_t=We.length;it<_t;it++){let Ge=We[it],yt=Fe[Ge.materialIndex];yt&&yt.visible&&P.push(R,Pe,yt,ee,Ct.z,Ge,V)}}else Fe.visible&&P.push(R,Pe,Fe,ee,Ct.z,null,V)}}}let Ce=R.children;for(let ke=0,Pe=Ce.length;ke<Pe;ke++)Or(Ce[ke],V,ee,K)}function Oa(R,V,ee,K){let{opaque:J,transmissive:Ce,transparent:ke}=R;C.setupLightsView(ee),jt===!0&&oe.setGlobalState(F.clippingPlanes,ee),K&&Ae.viewport(ae.copy(K)),J.length>0&&mn(J,V,ee),Ce.length>0&&mn(Ce,V,ee),ke.length>0&&mn(ke,V,ee),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function nr(R,V,ee,K){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(C.state.transmissionRenderTarget[K.id]===void 0){let Ge=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");C.state.transmissionRenderTarget[K.id]=new jn(1,1,{generateMipmaps:!0,type:Ge?Hi:vi,minFilter:gr,samples:Math.max(4,ct.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Tt.workingColorSpace})}let Ce=C.state.transmissionRenderTarget[K.id],ke=K.viewport||ae;Ce.setSize(ke.z*F.transmissionResolutionScale,ke.w*F.transmissionResolutionScale);let Pe=F.getRenderTarget(),Fe=F.getActiveCubeFace(),We=F.getActiveMipmapLevel();F.setRenderTarget(Ce),F.getClearColor(ne),_e=F.getClearAlpha(),_e<1&&F.setClearColor(16777215,.5),F.clear(),pn&&B.render(ee);let it=F.toneMapping;F.toneMapping=Ir;let _t=K.viewport;if(K.viewport!==void 0&&(K.viewport=void 0),C.setupLightsView(K),jt===!0&&oe.setGlobalState(F.clippingPlanes,K),mn(R,ee,K),Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let yt=0,un=V.length;yt<un;yt++){let Ot=V[yt],{object:Bt,geometry:Nn,material:ze,group:Tn}=Ot;if(ze.side===wn&&Bt.layers.test(K.layers)){let wt=ze.side;ze.side=gi,ze.needsUpdate=!0,yn(Bt,ee,K,Nn,ze,Tn),ze.side=wt,ze.needsUpdate=!0,Ge=!0}}Ge===!0&&(Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce))}F.setRenderTarget(Pe,Fe,We),F.setClearColor(ne,_e),_t!==void 0&&(K.viewport=_t),F.toneMapping=it}function mn(R,V,ee){let K=V.isScene===!0?V.overrideMaterial:null;for(let J=0,Ce=R.length;J<Ce;J++){let ke=R[J],{object:Pe,geometry:Fe,group:We}=ke,it=ke.material;it.allowOverride===!0&&K!==null&&(it=K),Pe.layers.test(ee.layers)&&yn(Pe,V,ee,Fe,it,We)}}function yn(R,V,ee,K,J,Ce){W!==null&&J.isNodeMaterial&&W.setObject(R,J),R.onBeforeRender(F,V,ee,K,J,Ce),R.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,R.matrixWorld),R.normalMatrix.getNormalMatrix(R.modelViewMatrix),J.onBeforeRender(F,V,ee,K,R,Ce),J.transparent===!0&&J.side===wn&&J.forceSinglePass===!1?(J.side=gi,J.needsUpdate=!0,F.renderBufferDirect(ee,V,K,J,R,Ce),J.side=Hs,J.needsUpdate=!0,F.renderBufferDirect(ee,V,K,J,R,Ce),J.side=wn):F.renderBufferDirect(ee,V,K,J,R,Ce),R.onAfterRender(F,V,ee,K,J,Ce)}function bn(R){let V=0;for(let ee of R)ee.texture!==null&&V++;return V}function xr(R,V,ee){V.isScene!==!0&&(V=kn);let K=Xe.get(R),J=C.state.lights,Ce=C.state.shadowsArray,ke=J.state.version,Pe=ce.getParameters(R,J.state,Ce,V,ee,C.state.lightProbeGridArray),Fe=ce.getProgramCacheKey(Pe),We=K.programs;K.environment=R.isMeshStandardMaterial||R.isMeshLambertMaterial||R.isMeshPhongMaterial?V.environment:null,K.fog=V.fog;let it=R.isMeshStandardMaterial||R.isMeshLambertMaterial&&!R.envMap||R.isMeshPhongMaterial&&!R.envMap;K.envMap=L.get(R.envMap||K.environment,it),K.envMapRotation=K.environment!==null&&R.envMap===null?V.environmentRotation:R.envMapRotation,We===void 0&&(R.addEventListener("dispose",ut),We=new Map,K.programs=We,K.programVariants=new Map);let _t=We.get(Fe);if(_t!==void 0){if(K.currentProgram===_t&&K.lightsStateVersion===ke)return Ba(R,Pe),_t}else Pe.uniforms=ce.getUniforms(R),W!==null&&R.isNodeMaterial&&W.build(R,ee,Pe),R.onBeforeCompile(Pe,F),_t=ce.acquireProgram(Pe,Fe),We.set(Fe,_t),K.uniforms=Pe.uniforms;let Ge=K.uniforms;return(!R.isShaderMaterial&&!R.isRawShaderMaterial||R.clipping===!0)&&(Ge.clippingPlanes=oe.uniform),Ba(R,Pe),K.needsLights=us(R),K.lightsStateVersion=ke,K.needsLights&&(Ge.ambientLightColor.value=J.state.ambient,Ge.lightProbe.value=J.state.probe,Ge.sunLights.value=J.state.sun,Ge.sunLightShadows.value=J.state.sunShadow,Ge.directionalLights.value=J.state.directional,Ge.directionalLightShadows.value=J.state.directionalShadow,Ge.spotLights.value=J.state.spot,Ge.spotLightShadows.value=J.state.spotShadow,Ge.rectAreaLights.value=J.state.rectArea,Ge.ltc_1.value=J.state.rectAreaLTC1,Ge.ltc_2.value=J.state.rectAreaLTC2,Ge.pointLights.value=J.state.point,Ge.pointLightShadows.value=J.state.pointShadow,Ge.hemisphereLights.value=J.state.hemi,Ge.sunShadowMatrix.value=J.state.sunShadowMatrix,Ge.sunShadowCascade.value=J.state.sunShadowCascade,Ge.directionalShadowMatrix.value=J.state.directionalShadowMatrix,Ge.spotLightMatrix.value=J.state.spotLightMatrix,Ge.spotLightMap.value=J.state.spotLightMap,Ge.pointShadowMatrix.value=J.state.pointShadowMatrix),K.numLightProbeGrids=bn(C.state.lightProbeGridArray),K.currentProgram=_t,K.uniformsList=null,_t}function wi(R,V,ee,K,J){let Ce=Xe.get(R),ke=Ce.currentProgram.id+","+K+","+J,Pe=Ce.programVariants.get(ke);return Pe===void 0?(Pe=xr(R,V,ee),Ce.programVariants.set(ke,Pe)):(Ce.currentProgram=Pe,Ce.uniformsList=null,Ce.outputColorSpace=K,Ce.toneMapping=J),Pe}function cs(R){if(R.uniformsList===null){let V=R.currentProgram.getUniforms();R.uniformsList=Ia.seqWithValue(V.seq,R.uniforms)}return R.uniformsList}function Ba(R,V){let ee=Xe.get(R);ee.outputColorSpace=V.outputColorSpace,ee.batching=V.batching,ee.batchingColor=V.batchingColor,ee.instancing=V.instancing,ee.instancingColor=V.instancingColor,ee.instancingMorph=V.instancingMorph,ee.skinning=V.skinning,ee.morphTargets=V.morphTargets,ee.morphNormals=V.morphNormals,ee.morphColors=V.morphColors,ee.morphTargetsCount=V.morphTargetsCount,ee.numClippingPlanes=V.numClippingPlanes,ee.numIntersection=V.numClipIntersection,ee.vertexAlphas=V.vertexAlphas,ee.vertexTangents=V.vertexTangents,ee.toneMapping=V.toneMapping}function za(R,V,ee,K,J){V.isScene!==!0&&(V=kn),Ke.resetTextureUnits();let Ce=V.fog,ke=K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial?V.environment:null,Pe=de===null?F.outputColorSpace:de.isXRRenderTarget===!0?de.texture.colorSpace:Tt.workingColorSpace,Fe=K.isMeshStandardMaterial||K.isMeshLambertMaterial&&!K.envMap||K.isMeshPhongMaterial&&!K.envMap,We=L.get(K.envMap||ke,Fe),it=K.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,_t=!!ee.attributes.tangent&&(!!K.normalMap||K.anisotropy>0),Ge=!!ee.morphAttributes.position,yt=!!ee.morphAttributes.normal,un=!!ee.morphAttributes.color,Ot=Ir;K.toneMapped&&(de===null||de.isXRRenderTarget===!0)&&(Ot=F.toneMapping);let Bt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Nn=Bt!==void 0?Bt.length:0,ze=Xe.get(K),Tn=C.state.lights;if(jt===!0&&(Sn===!0||R!==te)){let zt=R===te&&K.id===Q;oe.setState(K,R,zt)}let wt=!1,Br=!1;K.version===ze.__version?ze.needsLights&&ze.lightsStateVersion!==Tn.state.version||J.isBatchedMesh&&ze.batching===!1||!J.isBatchedMesh&&ze.batching===!0||J.isBatchedMesh&&ze.batchingColor===!0&&J._colorsTexture===null||J.isBatchedMesh&&ze.batchingColor===!1&&J._colorsTexture!==null||J.isInstancedMesh&&ze.instancing===!1||!J.isInstancedMesh&&ze.instancing===!0||J.isSkinnedMesh&&ze.skinning===!1||!J.isSkinnedMesh&&ze.skinning===!0||J.isInstancedMesh&&ze.instancingColor===!0&&J.instanceColor===null||J.isInstancedMesh&&ze.instancingColor===!1&&J.instanceColor!==null||J.isInstancedMesh&&ze.instancingMorph===!0&&J.morphTexture===null||J.isInstancedMesh&&ze.instancingMorph===!1&&J.morphTexture!==null||ze.envMap!==We||K.fog===!0&&ze.fog!==Ce||ze.numClippingPlanes!==void 0&&(ze.numClippingPlanes!==oe.numPlanes||ze.numIntersection!==oe.numIntersection)||ze.vertexAlphas!==it||ze.vertexTangents!==_t||ze.morphTargets!==Ge||ze.morphNormals!==yt||ze.morphColors!==un||ze.morphTargetsCount!==Nn||ze.numLightProbeGrids!==bn(C.state.lightProbeGridArray)?wt=!0:(ze.outputColorSpace!==Pe||ze.toneMapping!==Ot)&&(Br=!0):(wt=!0,ze.__version=K.version);let An=ze.currentProgram;(wt===!0||Br===!0)&&(An=Br===!0?wi(K,V,J,Pe,Ot):xr(K,V,J),W&&K.isNodeMaterial&&W.onUpdateProgram(K,An,ze));let Ro=!1,_r=!1,zr=!1,dt=An.getUniforms(),gn=ze.uniforms;if(Ae.useProgram(An.program)&&(Ro=!0,_r=!0,zr=!0),K.id!==Q&&(Q=K.id,_r=!0),Ro||te!==R){Ae.buffers.depth.getReversed()&&R.reversedDepth!==!0&&(R._reversedDepth=!0,R.updateProjectionMatrix()),dt.setValue(z,"projectionMatrix",R.projectionMatrix),dt.setValue(z,"viewMatrix",R.matrixWorldInverse);let Rn=dt.map.cameraPosition;Rn!==void 0&&Rn.setValue(z,Vn.setFromMatrixPosition(R.matrixWorld)),ct.logarithmicDepthBuffer&&dt.setValue(z,"logDepthBufFC",2/(Math.log(R.far+1)/Math.LN2)),(K.isMeshPhongMaterial||K.isMeshToonMaterial||K.isMeshLambertMaterial||K.isMeshBasicMaterial||K.isMeshStandardMaterial||K.isShaderMaterial)&&dt.setValue(z,"isOrthographic",R.isOrthographicCamera===!0),te!==R&&(te=R,_r=!0,zr=!0)}if(ze.needsLights&&(Tn.state.sunShadowMap.length>0&&dt.setValue(z,"sunShadowMap",Tn.state.sunShadowMap,Ke),Tn.state.directionalShadowMap.length>0&&dt.setValue(z,"directionalShadowMap",Tn.state.directionalShadowMap,Ke),Tn.state.spotShadowMap.length>0&&dt.setValue(z,"spotShadowMap",Tn.state.spotShadowMap,Ke),Tn.state.pointShadowMap.length>0&&dt.setValue(z,"pointShadowMap",Tn.state.pointShadowMap,Ke)),J.isSkinnedMesh){dt.setOptional(z,J,"bindMatrix"),dt.setOptional(z,J,"bindMatrixInverse");let zt=J.skeleton;zt&&(zt.boneTexture===null&&zt.computeBoneTexture(),dt.setValue(z,"boneTexture",zt.boneTexture,Ke))}J.isBatchedMesh&&(dt.setOptional(z,J,"batchingTexture"),dt.setValue(z,"batchingTexture",J._matricesTexture,Ke),dt.setOptional(z,J,"batchingIdTexture"),dt.setValue(z,"batchingIdTexture",J._indirectTexture,Ke),dt.setOptional(z,J,"batchingColorTexture"),J._colorsTexture!==null&&dt.setValue(z,"batchingColorTexture",J._colorsTexture,Ke));let ai=ee.morphAttributes;if((ai.position!==void 0||ai.normal!==void 0||ai.color!==void 0)&&le.update(J,ee,An),(_r||ze.receiveShadow!==J.receiveShadow)&&(ze.receiveShadow=J.receiveShadow,dt.setValue(z,"receiveShadow",J.receiveShadow)),(K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial)&&K.envMap===null&&V.environment!==null&&(gn.envMapIntensity.value=V.environmentIntensity),gn.dfgLUT!==void 0&&(gn.dfgLUT.value=A3()),_r){if(dt.setValue(z,"toneMappingExposure",F.toneMappingExposure),ze.needsLights&&To(gn,zr),Ce&&K.fog===!0&&be.refreshFogUniforms(gn,Ce),be.refreshMaterialUniforms(gn,K,Te,Le,C.state.transmissionRenderTarget[R.id]),ze.needsLights&&ze.numLightProbeGrids>0){let zt=M,Rn=0;for(let Qn of C.state.lightProbeGridArray)Qn.texture!==null&&(zt.textures[Rn]=Qn.texture,zt.min[Rn]=Qn.boundingBox.min,zt.max[Rn]=Qn.boundingBox.max,zt.resolution[Rn]=Qn.resolution,Rn++);for(let Qn in zt)zt[Qn].length=Rn;gn.probesSH.value=zt.textures,gn.probesMin.value=zt.min,gn.probesMax.value=zt.max,gn.probesResolution.value=zt.resolution}Ia.upload(z,cs(ze),gn,Ke)}if(K.isShaderMaterial&&K.uniformsNeedUpdate===!0&&(Ia.upload(z,cs(ze),gn,Ke),K.uniformsNeedUpdate=!1),K.isSpriteMaterial&&dt.setValue(z,"center",J.center),dt.setValue(z,"modelViewMatrix",J.modelViewMatrix),dt.setValue(z,"normalMatrix",J.normalMatrix),dt.setValue(z,"modelMatrix",J.matrixWorld),K.uniformsGroups!==void 0){let zt=K.uniformsGroups;for(let Rn=0,Qn=zt.length;Rn<Qn;Rn++){let Kl=zt[Rn];qe.update(Kl,An),qe.bind(Kl,An)}}return An}function To(R,V){R.ambientLightColor.needsUpdate=V,R.lightProbe.needsUpdate=V,R.sunLights.needsUpdate=V,R.sunLightShadows.needsUpdate=V,R.directionalLights.needsUpdate=V,R.directionalLightShadows.needsUpdate=V,R.pointLights.needsUpdate=V,R.pointLightShadows.needsUpdate=V,R.spotLights.needsUpdate=V,R.spotLightShadows.needsUpdate=V,R.rectAreaLights.needsUpdate=V,R.hemisphereLights.needsUpdate=V}function us(R){return R.isMeshLambertMaterial||R.isMeshToonMaterial||R.isMeshPhongMaterial||R.isMeshStandardMaterial||R.isShadowMaterial||R.isShaderMaterial&&R.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return de},this.setRenderTargetTextures=function(R,V,ee){let K=Xe.get(R);K.__autoAllocateDepthBuffer=R.resolveDepthBuffer===!1,K.__autoAllocateDepthBuffer===!1&&(K.__useRenderToTexture=!1),Xe.get(R.texture).__webglTexture=V,Xe.get(R.depthTexture).__webglTexture=K.__autoAllocateDepthBuffer?void 0:ee,K.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(R,V){let ee=Xe.get(R);ee.__webglFramebuffer=V,ee.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(R,V=0,ee=0){de=R,Y=V,G=ee;let K=null,J=!1,Ce=!1;if(R){let Pe=Xe.get(R);if(Pe.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(z.FRAMEBUFFER,Pe.__webglFramebuffer),ae.copy(R.viewport),ge.copy(R.scissor),me=R.scissorTest,Ae.viewport(ae),Ae.scissor(ge),Ae.setScissorTest(me),Q=-1;return}else if(Pe.__webglFramebuffer===void 0)Ke.setupRenderTarget(R);else if(Pe.__hasExternalTextures)Ke.rebindTextures(R,Xe.get(R.texture).__webglTexture,Xe.get(R.depthTexture).__webglTexture);else if(R.depthBuffer){let it=R.depthTexture;if(Pe.__boundDepthTexture!==it){if(it!==null&&Xe.has(it)&&(R.width!==it.image.width||R.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(R)}}let Fe=R.texture;(Fe.isData3DTexture||Fe.isDataArrayTexture||Fe.isCompressedArrayTexture)&&(Ce=!0);let We=Xe.get(R).__webglFramebuffer;R.isWebGLCubeRenderTarget?(Array.isArray(We[V])?K=We[V][ee]:K=We[V],J=!0):R.samples>0&&Ke.useMultisampledRTT(R)===!1?K=Xe.get(R).__webglMultisampledFramebuffer:Array.isArray(We)?K=We[ee]:K=We,ae.copy(R.viewport),ge.copy(R.scissor),me=R.scissorTest}else ae.copy($e).multiplyScalar(Te).floor(),ge.copy(gt).multiplyScalar(Te).floor(),me=ht;if(ee!==0&&(K=X),Ae.bindFramebuffer(z.FRAMEBUFFER,K)&&Ae.drawBuffers(R,K),Ae.viewport(ae),Ae.scissor(ge),Ae.setScissorTest(me),J){let Pe=Xe.get(R.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+V,Pe.__webglTexture,ee)}else if(Ce){let Pe=V;for(let Fe=0;Fe<R.textures.length;Fe++){let We=Xe.get(R.textures[Fe]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Fe,We.__webglTexture,ee,Pe)}}else if(R!==null&&ee!==0){let Pe=Xe.get(R.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Pe.__webglTexture,ee)}Q=-1};function Ao(R){let V=Xe.get(R);return(V.__readFormat!==R.format||V.__readType!==R.type)&&(V.__readFormat=R.format,V.__readType=R.type,V.__formatReadable=ct.textureFormatReadable(R.format),V.__typeReadable=ct.textureTypeReadable(R.type)),V}this.readRenderTargetPixels=function(R,V,ee,K,J,Ce,ke,Pe=0){if(!(R&&R.isWebGLRenderTarget)){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Fe=Xe.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&ke!==void 0&&(Fe=Fe[ke],Array.isArray(Fe)&&(Fe=Fe[0])),Fe){Ae.bindFramebuffer(z.FRAMEBUFFER,Fe);try{let We=R.textures[Pe],it=We.format,_t=We.type;R.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=Ao(We);if(Ge.__formatReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=R.width-K&&ee>=0&&ee<=R.height-J&&z.readPixels(V,ee,K,J,ye.convert(it),ye.convert(_t),Ce)}finally{let We=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,We)}}},this.readRenderTargetPixelsAsync=async function(R,V,ee,K,J,Ce,ke,Pe=0){if(!(R&&R.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Fe=Xe.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&ke!==void 0&&(Fe=Fe[ke],Array.isArray(Fe)&&(Fe=Fe[0])),Fe)if(V>=0&&V<=R.width-K&&ee>=0&&ee<=R.height-J){Ae.bindFramebuffer(z.FRAMEBUFFER,Fe);let We=R.textures[Pe],it=We.format,_t=We.type;R.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=Ao(We);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let yt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,yt),z.bufferData(z.PIXEL_PACK_BUFFER,Ce.byteLength,z.STREAM_READ),z.readPixels(V,ee,K,J,ye.convert(it),ye.convert(_t),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let un=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,un);let Ot=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await Jy(z,Ot,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,yt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Ce),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(yt),z.deleteSync(Ot),Ce}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(R,V=null,ee=0){let K=Math.pow(2,-ee),J=Math.floor(R.image.width*K),Ce=Math.floor(R.image.height*K),ke=V!==null?V.x:0,Pe=V!==null?V.y:0;Ke.setTexture2D(R,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,ke,Pe,J,Ce),Ae.unbindTexture()},this.copyTextureToTexture=function(R,V,ee=null,K=null,J=0,Ce=0){let ke,Pe,Fe,We,it,_t,Ge,yt,un,Ot=R.isCompressedTexture?R.mipmaps[Ce]:R.image;if(ee!==null)ke=ee.max.x-ee.min.x,Pe=ee.max.y-ee.min.y,Fe=ee.isBox3?ee.max.z-ee.min.z:1,We=ee.min.x,it=ee.min.y,_t=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-J);ke=Math.floor(Ot.width*dt),Pe=Math.floor(Ot.height*dt),R.isDataArrayTexture?Fe=Ot.depth:R.isData3DTexture?Fe=Math.floor(Ot.depth*dt):Fe=1,We=0,it=0,_t=0}K!==null?(Ge=K.x,yt=K.y,un=K.z):(Ge=0,yt=0,un=0);let Bt=ye.convert(V.format),Nn=ye.convert(V.type),ze;V.isData3DTexture?(Ke.setTexture3D(V,0),ze=z.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Ke.setTexture2DArray(V,0),ze=z.TEXTURE_2D_ARRAY):(Ke.setTexture2D(V,0),ze=z.TEXTURE_2D),Ae.activeTexture(z.TEXTURE0),Ae.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,V.flipY),Ae.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Ae.pixelStorei(z.UNPACK_ALIGNMENT,V.unpackAlignment);let Tn=Ae.getParameter(z.UNPACK_ROW_LENGTH),wt=Ae.getParameter(z.UNPACK_IMAGE_HEIGHT),Br=Ae.getParameter(z.UNPACK_SKIP_PIXELS),An=Ae.getParameter(z.UNPACK_SKIP_ROWS),Ro=Ae.getParameter(z.UNPACK_SKIP_IMAGES);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,Ot.width),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Ot.height),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,We),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,it),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,_t);let _r=R.isDataArrayTexture||R.isData3DTexture,zr=V.isDataArrayTexture||V.isData3DTexture;if(R.isDepthTexture){let dt=Xe.get(R),gn=Xe.get(V),ai=Xe.get(dt.__renderTarget),zt=Xe.get(gn.__renderTarget);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,ai.__webglFramebuffer),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,zt.__webglFramebuffer);for(let Rn=0;Rn<Fe;Rn++)_r&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(R).__webglTexture,J,_t+Rn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(V).__webglTexture,Ce,un+Rn)),z.blitFramebuffer(We,it,We+ke,it+Pe,Ge,yt,Ge+ke,yt+Pe,z.DEPTH_BUFFER_BIT,z.NEAREST);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(J!==0||R.isRenderTargetTexture||Xe.has(R)){let dt=Xe.get(R),gn=Xe.get(V);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,O),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,N);for(let ai=0;ai<Fe;ai++)_r?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,dt.__webglTexture,J,_t+ai):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,dt.__webglTexture,J),zr?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,gn.__webglTexture,Ce,un+ai):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,gn.__webglTexture,Ce),J!==0?z.blitFramebuffer(We,it,We+ke,it+Pe,Ge,yt,Ge+ke,yt+Pe,z.COLOR_BUFFER_BIT,z.NEAREST):zr?z.copyTexSubImage3D(ze,Ce,Ge,yt,un+ai,We,it,ke,Pe):z.copyTexSubImage2D(ze,Ce,Ge,yt,We,it,ke,Pe);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else zr?R.isDataTexture||R.isData3DTexture?z.texSubImage3D(ze,Ce,Ge,yt,un,ke,Pe,Fe,Bt,Nn,Ot.data):V.isCompressedArrayTexture?z.compressedTexSubImage3D(ze,Ce,Ge,yt,un,ke,Pe,Fe,Bt,Ot.data):z.texSubImage3D(ze,Ce,Ge,yt,un,ke,Pe,Fe,Bt,Nn,Ot):R.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,yt,ke,Pe,Bt,Nn,Ot.data):R.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Ce,Ge,yt,Ot.width,Ot.height,Bt,Ot.data):z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,yt,ke,Pe,Bt,Nn,Ot);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,Tn),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,wt),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,Br),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,An),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,Ro),Ce===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&z.generateMipmap(ze),Ae.unbindTexture()},this.initRenderTarget=function(R){Xe.get(R).__webglFramebuffer===void 0&&Ke.setupRenderTarget(R)},this.initTexture=function(R){R.isCubeTexture?Ke.setTextureCube(R,0):R.isData3DTexture?Ke.setTexture3D(R,0):R.isDataArrayTexture||R.isCompressedArrayTexture?Ke.setTexture2DArray(R,0):Ke.setTexture2D(R,0),Ae.unbindTexture()},this.resetState=function(){Y=0,G=0,de=null,Ae.reset(),Ee.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ji}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Tt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Tt._getUnpackColorSpace()}};function zb(n,e,t){let i=n.map,r=e.map,s=n.spacing*i.stride,o=e.spacing*r.stride;if(!Bb((i.columns-1)*s,(r.columns-1)*o)||!Bb((i.rows-1)*s,(r.rows-1)*o))return;let a=new Float32Array(r.columns*r.rows),l=i.columns===r.columns&&i.rows===r.rows,c=Ob(i)+Ob(r),u=0,h=0;for(let x=0,m=0;x<r.rows;x++)for(let v=0;v<r.columns;v++,m++){let y=l?i.values[m]:R3(i,v/Math.max(1,r.columns-1),x/Math.max(1,r.rows-1)),T=r.values[m]-y;Math.abs(T)<=c||(a[m]=T,T<u&&(u=T),T>h&&(h=T))}let{columns:d,rows:f,stride:p}=r;return{name:"difference",columns:d,rows:f,stride:p,low:u,high:h,values:a,version:t,firstRow:0,endRow:f}}function Ob(n){return n.values instanceof Uint8Array?0:(n.high-n.low)/65535}function Bb(n,e){return Math.abs(n-e)<=.03*Math.max(n,e)}function R3(n,e,t){let i=e*(n.columns-1),r=t*(n.rows-1),s=Math.min(Math.floor(i),Math.max(0,n.columns-2)),o=Math.min(Math.floor(r),Math.max(0,n.rows-2)),a=n.columns>1?1:0,l=n.rows>1?n.columns:0,c=o*n.columns+s,u=i-s,h=r-o,d=n.values;return(d[c]*(1-u)+d[c+a]*u)*(1-h)+(d[c+l]*(1-u)+d[c+l+a]*u)*h}var Hb=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5)
            t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)),
            h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62));
            vec3 w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0)
                + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var Jt=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
// r: sun that gets through, g: open sky, b: high above or deep in its surroundings.
uniform sampler2D uLight;
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

// Noise of the ground at p (samples), on the ball at the direction of the ball that is drawn.
#ifdef GLOBE
vec3 gPlace;                 // in samples from the middle of the ball
vec4 ballGrain(float k, float shift) {
    vec3 q = gPlace * k + shift;
    vec3 w = abs(gPlace) / length(gPlace);
    w = pow(w, vec3(4.0));
    w /= w.x + w.y + w.z;
    return texture(uNoise, q.yz) * w.x + texture(uNoise, q.zx + 0.31) * w.y
        + texture(uNoise, q.xy + 0.67) * w.z;
}
#ifdef PLAIN
vec4 grain(vec2 p, float k, float shift) { return vec4(0.5); }
#else
vec4 grain(vec2 p, float k, float shift) { return ballGrain(k, shift); }
#endif
#else
vec4 grain(vec2 p, float k, float shift) { return texture(uNoise, p * k + shift); }
#endif
float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,ri=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 5.0);
    // Warm on the side of the sun, cooler away from it.
    float side = dot(normalize(d.xz + 1e-5), normalize(uSun.xz + 1e-5));
    vec3 c = mix(uZenith, uHorizon * mix(vec3(0.66, 0.84, 1.12), vec3(1.0),
        smoothstep(-0.7, 0.8, side)), t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`,id=`
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, kind: 1 logarithmic, 2 classes, 3 land and sea
vec3 fieldColour(vec2 cell) {
    float v = texture(uField, (cell + 0.5) / uCells).r;
    vec2 r = uFieldRange.xy;
    float t;
    if (uFieldRange.z > 2.5)
        t = v < uSea ? 0.499 * (v - r.x) / max(uSea - r.x, 1e-6)
            : 0.501 + 0.499 * (v - max(uSea, r.x)) / max(r.y - max(uSea, r.x), 1e-6);
    else if (uFieldRange.z > 1.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
    else if (uFieldRange.z > 0.5) t = log2(max(v, r.x) / r.x) / log2(r.y / r.x);
    else t = (v - r.x) / (r.y - r.x);
    return pow(texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb, vec3(2.2));
}
`,rd=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var wo=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15)
        + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r)
        + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
}
`,Vb=`
${Jt}
${rd}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Gb=`
${Jt}
${ri}
${wo}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform sampler2D uIce;
uniform float uHasIce;
uniform vec3 uSnowColour;
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    float cell = min(uSpacing, 500.0);   // a shore is no wider in a world of coarse samples
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 6.0, speed);
    if (quick > 0.0) {
        // Drawn out along the flow: the mean of a few places up and down it.
        vec2 along = v / max(length(v), 1e-3) * uWave;
        float streak = 0.0;
        for (int k = -2; k <= 2; k++)
            streak += texture(uNoise,
                (vWorld.xz + along * float(k) * 1.1) / uWave * 0.31 - v * uTime * 0.12).r;
        quick *= smoothstep(0.47, 0.66, streak * 0.2) * smoothstep(0.0, 0.06, depth / cell);
    }
    // Not on films that run: they are thin everywhere.
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / cell)) * smoothstep(0.45, 0.7, n.a) * 0.5
        * (1.0 - smoothstep(0.4, 1.0, speed));
    float foam = clamp(quick * 0.6 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985,
        1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    if (uHasIce > 0.5) {
        // Ice that floats, in floes where it is thin.
        float ice = texture(uIce, (vCell + 0.5) / uCells).r;
        float floes = grain(vCell, 0.19, 0.0).r * 0.6 + grain(vCell, 0.53, 0.4).a * 0.4;
        float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
        vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes)
            * (uSunLight * max(uSun.y, 0.1) * light.r + uSkyLight * light.g);
        c = mix(c, throughAir(lid, uEye, vWorld), covered);
        w.a = mix(w.a, 1.0, covered);
    }
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / cell);
    outColour = finish(c, w.a);
}
`;var Nr=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,Wb=`
${Jt}
${ri}
${wo}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    // Drawn out like high clouds, over each other in two layers.
    vec2 p = d.xz / (d.y + 0.10) * vec2(0.075, 0.045);
    float sway = texture(uNoise, p * 0.6).g;
    float n = texture(uNoise, p + 0.12 * sway).r * 0.52 + texture(uNoise, p * 2.9 + 0.2).r * 0.28
        + texture(uNoise, p * vec2(6.1, 8.3)).r * 0.14 + texture(uNoise, p * 17.0).r * 0.06;
    return smoothstep(0.47, 0.80, n) * smoothstep(0.015, 0.16, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0,
                mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))),
                smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))),
                fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.72);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`,Xb=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float any = fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453);
        float a = (float(k) + 0.5 * any) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0),
        0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function dn(n,e,t){let i=new Yn(t??new Float32Array(n*e),n,e,Pa,xi);return i.internalFormat="R32F",i.minFilter=i.magFilter=Rt,i.unpackAlignment=4,i.needsUpdate=!0,i}function si(n,e,t=1,i){let r=new Yn(i??new Uint8Array(n*e*t),n,e,t===1?Pa:On,vi);return r.minFilter=r.magFilter=t===1?Vt:Rt,r.unpackAlignment=1,r.needsUpdate=!0,r}function Lm(n,e,t=new Uint32Array(n*e*2)){let i=new Yn(t,n,e,La,zi);return i.internalFormat="RG32UI",i.minFilter=i.magFilter=Vt,i.needsUpdate=!0,i}function Im(n,e,t,i){let s=n.properties.get(e).__webglTexture;if(s===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,s),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var C3=48,ql=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=Er("height");this.range=[0,1];this.field="height";this.classesSeen=[];this.classList=[];this.scene=new pi;this.camera=new Bi;this.colours=new Yn(new Uint8Array(256*4),256,1);this.texture=dn(2,2);this.shown="";this.ball=dn(2,2);this.balled="";this.colours.minFilter=this.colours.magFilter=Rt;let t=()=>new et;this.material=new Dn({glslVersion:Bn,vertexShader:`precision highp float;
`+Nr,fragmentShader:`precision highp float;
precision highp int;
`+Hb,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new pt},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new pt},uShade:{value:2},uContour:{value:0},uBrush:{value:new pt(0,0,1,0)}}});let i=new Qt(e,this.material);i.frustumCulled=!1,this.scene.add(i)}get classCount(){return this.classesSeen.length}overlay(e,t,i,r=!1){if(e.uOverlay.value=t?.85:0,!t)return;let{kind:s}=this.palette,o=this.field==="height"?i.height:this.texture;e.uField.value=r?this.ballTexture(o,i,!Cc(this.palette)):o,e.uPalette.value=this.colours;let a={linear:0,around:0,log:1,classes:2,hypsometric:3}[s],{low:l,top:c,sea:u}=this.heights(i);a===3?e.uFieldRange.value.set(Math.min(l,u-1),c,3):e.uFieldRange.value.set(this.range[0],this.range[1],a)}ballTexture(e,t,i){let r=`${this.shown} ${t.version}`;if(r===this.balled)return this.ball;this.balled=r;let{width:s,height:o}=e.image,a=$c(e.image.data,s,o,i);return this.ball.dispose(),this.ball=dn(s,o,a),this.ball.wrapS=Qi,i&&(this.ball.minFilter=this.ball.magFilter=Vt),this.ball}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}showDifference(e,t,i,r){let o=!Cc(Er(i))||!e.fields.has(i)||!t.fields.has(i)?"height":i,a=e.fields.get(o),l=t.fields.get(o);if(a===void 0||l===void 0)return;let c=["difference",o,a.version,l.version,a.columns,l.columns,e.tick,t.tick].join(" ");c!==this.shown&&(this.apart=zb({map:a,spacing:e.spacing},{map:l,spacing:t.spacing},l.version),this.apart!==void 0&&(this.show(this.apart,o==="height"?"difference":`difference.${o}`,r,"change"),this.shown=c))}show(e,t,i,r=""){this.field=t,this.palette=Er(t,r);let s=[t,this.palette.name,e?.version,e?.columns,this.classes?.length,this.peer?.map?.version].join(" ");if(!(s===this.shown&&t!=="height")&&(this.shown=s,this.colours.image.data=Yo(this.palette,256,t==="top_material"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?Vt:Rt,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=dn(e.columns,e.rows,o),Cc(this.palette)||(this.texture.minFilter=this.texture.magFilter=Vt),this.palette.kind==="classes"&&(this.classesSeen=P3(o),this.classList=this.classCount<=C3?L3(o):[]);let[a,l]=$b(o),c=this.peer?.map===void 0?[a,l]:$b(this.peer.map.values);this.range=Af(this.palette,Math.min(a,c[0]),Math.max(l,c[1]))}else{let o=this.heights(i);this.range=Af(this.palette,o.low,o.high)}}heights(e){let t=e.numbers,i=this.peer?.land.numbers??t,r=Math.min(t.low,i.low),s=Math.max(e.levels.top,this.peer?.land.levels.top??-1/0);return{low:r,high:Math.max(t.high,i.high),top:s,sea:e.sea??r}}draw(e,t,i,r,s,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:h}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let d=a.uField.value.image;a.uFieldCells.value.set(d.width,d.height),a.uSpacing.value=t.spacing;let f=c-r.width/2*h,p=u+r.height/2*h;a.uWindow.value.set(f,p,h/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(r.width*l,r.height*l);let m={linear:0,around:0,log:1,hypsometric:2,classes:3}[this.palette.kind],{low:v,top:y,sea:T}=this.heights(t);a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(v,T-1):this.range[0],this.palette.kind==="hypsometric"?y:this.range[1],m,T);let M=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02)));a.uShade.value=this.field.startsWith("difference")?M*.3:M,a.uContour.value=s,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function P3(n){let e=new Set;for(let t of n)if(e.add(Math.round(t)),e.size>=1e4)break;return[...e].sort((t,i)=>t-i)}function L3(n){let e=new Map;for(let t of n)e.set(Math.round(t),(e.get(Math.round(t))??0)+1);return[...e.entries()].sort((t,i)=>i[1]-t[1]||t[0]-i[0]).map(([t])=>t)}function $b(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}function qb(n,e,t,i,r){let s=e.state,[o,a,l]=e.eye();if(t.boxes!==void 0){let c=o/t.spacing+(t.columns-1)/2,u=l/t.spacing+(t.rows-1)/2;c>0&&u>0&&c<t.columns-1&&u<t.rows-1&&(a=Math.max(a,t.levelAt(c,u)*i+t.spacing*1.2))}n.position.set(o,a,l),n.up.set(0,1,0),n.lookAt(s.x,s.y,s.z),n.aspect=r,n.near=Math.max(s.distance/300,t.extent/2e4),n.far=s.distance*2+t.extent*6,n.updateProjectionMatrix(),n.updateMatrixWorld()}var sd=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,r){let s=e.east-e.west,o=e.south-e.north,a=Math.hypot(s,o)/2,l=Math.tan(r*Math.PI/360)*Math.min(1,i*.72);this.state={x:(e.west+e.east)/2,y:t,z:(e.north+e.south)/2+o*.035,azimuth:2.75,polar:1,distance:a*.8/l},this.least=Math.max(s,o)/400,this.most=a*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=Yb(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,r=i.distance,s=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-s*e-o*t)*r,i.z+=(-o*e+s*t)*r}zoom(e,t){let i=this.state,r=Yb(i.distance*e,this.least,this.most),s=r/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-s),i.y+=(t[1]-i.y)*(1-s),i.z+=(t[2]-i.z)*(1-s)),i.distance=r}fly(e,t,i){let r=this.state;this.pan(t,e),r.y+=i*r.distance}look(e,t){let i=this.eye();this.turn(e,t);let r=this.eye();this.state.x+=i[0]-r[0],this.state.y+=i[1]-r[1],this.state.z+=i[2]-r[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),r=0;for(let s of Object.keys(this.goal)){let o=this.goal[s]-this.state[s];this.state[s]+=o*i,r=Math.max(r,Math.abs(o)/(s==="azimuth"||s==="polar"?1:this.state.distance))}return(t||r<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function Yb(n,e,t){return Math.min(t,Math.max(e,n))}var I3=`
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`,od=class{constructor(e,t){this.smooth=t;this.targets=new Map;this.scene=new pi;this.camera=new Bi;this.material=new Dn({glslVersion:Bn,vertexShader:`precision highp float;
`+Nr,fragmentShader:`precision highp float;
`+I3,depthTest:!1,depthWrite:!1,uniforms:{uLightBuffer:{value:null}}});let i=new Qt(e,this.material);i.frustumCulled=!1,this.scene.add(i)}buffer(e,t,i){let r=Math.max(1,Math.round(e*i)),s=Math.max(1,Math.round(t*i)),o=this.targets.get(i);return(o?.width!==r||o.height!==s)&&(o?.dispose(),o=new jn(r,s,{type:Hi,samples:this.smooth?4:0,minFilter:Rt,magFilter:Rt}),this.targets.set(i,o)),this.target=o,o}show(e){this.material.uniforms.uLightBuffer.value=this.target?.texture??null,e.setRenderTarget(null),e.render(this.scene,this.camera)}};var Fr=`
uniform float uLift;             // radii of the ball per metre of height
vec2 cellOfDirection(vec3 d) {
    float lon = atan(d.x, d.z);
    float lat = asin(clamp(d.y, -1.0, 1.0));
    return vec2(lon / 6.28318531 + 0.5, 0.5 - lat / 3.14159265) * uCells - 0.5;
}
vec3 directionOfCell(vec2 cell) {
    vec2 at = (cell + 0.5) / uCells;
    float lon = (at.x - 0.5) * 6.28318531;
    float lat = (0.5 - at.y) * 3.14159265;
    return vec3(cos(lat) * sin(lon), sin(lat), cos(lat) * cos(lon));
}
// How much of the day it is at a place: 1 by day, 0 in the night.
uniform vec2 uDusk;              // cosine to the sun where night ends, where day is full
float dayAt(float toSun) { return smoothstep(uDusk.x, uDusk.y, toSun); }
// The surface that is seen: ground, or the water on it.
float topAt(vec2 cell) { return max(max(heightAt(cell), uSea), levelAt(cell)); }
float radiusAt(vec2 cell) { return 1.0 + (topAt(cell) - max(uSea, uLow)) * uLift; }
`;var Zb=`
uniform sampler2D uAir;
uniform float uTime;
uniform float uVeil;             // how much of it, 0..1
// Cover and thickness of the clouds at a cell; px samples a pixel: what is finer is left out.
vec2 cloudAt(vec2 cell, float px) {
    float humid = texture(uAir, (cell + 0.5) / uCells).a;
    float drift = uTime * 0.22;
    // Puffs of four sizes; the smaller ones sway with the larger, so that edges curl.
#ifdef GLOBE
#define PUFF(warp, k, shift) ballGrain(k, shift)
#else
    vec2 p = cell + vec2(drift, 0.0);
#define PUFF(warp, k, shift) grain(p + (warp) / uPuff, k, shift)
#endif
    vec4 a = PUFF(vec2(0.0), uPuff, 0.0);
    vec4 b = PUFF((a.gb - 0.5) * 0.22, uPuff * 2.7, 0.37);
    float n = a.r * 0.40 + b.r * 0.28;
#ifdef PLAIN
    n += 0.16;
#else
    float size = px * uPuff;
    float fine = 1.0 - smoothstep(0.0015, 0.006, size);
    float mid = 1.0 - smoothstep(0.005, 0.02, size);
    vec4 c = PUFF((b.gb - 0.5) * 0.10, uPuff * 7.3, 0.11);
    vec4 e = PUFF((c.gb - 0.5) * 0.04, uPuff * 19.0, 0.53);
    n += mix(0.5, c.a, mid) * 0.20 + mix(0.5, e.r, fine) * 0.12;
#endif
    // The tile lies closely around its middle: spread it, so that gaps are gaps.
    n = clamp(0.5 + 2.3 * (n - 0.5), 0.0, 1.0);
    float cover = smoothstep(0.0, 0.62, humid * 0.66 + n - 0.82);
    return vec2(cover, clamp(humid * 0.75 + (n - 0.45) * 0.9, 0.0, 1.0));
}
vec4 cloudColour(vec2 cell, float lit, float px) {
    vec2 k = cloudAt(cell, px);
    vec3 white = uSunLight * (0.12 + 0.40 * lit) + uSkyLight * 0.95;
    vec3 rain = uSkyLight * 0.42 + uSunLight * 0.06 * lit;
    vec3 c = mix(white, rain, smoothstep(0.62, 1.0, k.y) * 0.55);
    return vec4(c, k.x * (0.22 + 0.48 * k.y) * uVeil);
}
`,Kb=`
${Jt}
in vec2 share;                   // 0..1 along the map
uniform float uCeiling;          // metres
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = share * (uCells - 1.0);
    vWorld = worldOf(vCell, uCeiling);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Jb=`
uniform float uPuff;             // share of a tile of noise per sample
${Jt}
${ri}
${Zb}
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;
void main() {
    float px = max(length(dFdx(vCell)), length(dFdy(vCell)));
    vec4 c = cloudColour(vCell, 0.35 + 0.65 * max(uSun.y, 0.0), px);
    // The sheet thins out towards its edges and for an eye that comes near it.
    vec2 edge = min(vCell, uCells - 1.0 - vCell) / uCells;
    c.a *= smoothstep(0.0, 0.04, min(edge.x, edge.y));
    c.a *= smoothstep(0.02, 0.16, distance(uEye, vWorld) / (uSpacing * uCells.x));
    if (c.a < 0.004) discard;
    outColour = finish(throughAir(c.rgb, uEye, vWorld), c.a);
}
`,jb=`
#define GLOBE
${Jt}
in vec3 place;
uniform float uShell;            // radii
out vec3 vPlace;
void main() {
    vPlace = place;
    gl_Position = projectionMatrix * viewMatrix * vec4(place * uShell, 1.0);
}
`,Qb=`
#define GLOBE
uniform float uPuff;
${Jt}
${ri}
uniform float uLow;
${Fr}
${Zb}
uniform vec3 uEye;
uniform float uNight;
in vec3 vPlace;
out vec4 outColour;
void main() {
    vec3 d = normalize(vPlace);
    float t = uTime * 0.0016;
    vec3 turned = vec3(d.x * cos(t) - d.z * sin(t), d.y, d.x * sin(t) + d.z * cos(t));
    gPlace = turned * uCells.x / 6.28318531;
    float day = dayAt(dot(d, uSun));
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    vec4 c = cloudColour(cellOfDirection(d), max(dot(d, uSun), 0.0) * day, px);
    c.rgb *= uNight + (1.0 - uNight) * day;
    c.a *= smoothstep(0.02, 0.35, dot(d, normalize(uEye - d)));
    if (c.a < 0.004) discard;
    outColour = finish(c.rgb, c.a);
}
`;var eM=`
${Jt}
${rd}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Dm=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform highp usampler2D uFace;  // rocks of a wall, where they end; how high it is
uniform float uHasFace;
uniform sampler2D uIce;          // how much ice covers the ground
uniform float uHasIce;
uniform sampler2D uAir;          // temperature, moisture, snow, cloud
uniform vec4 uAirHas;            // which of them there are
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform float uHasPlants;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

// The rock that a wall really has at this height. Each sample around that is as high or higher
// shows its own column there, the nearest most of all; edges of level beds meet from column to
// column.
vec4 rockOfColumn(uvec2 face, float down, float soft) {
    vec4 r0 = uRock[face.x & 31u];
    vec4 r1 = uRock[(face.x >> 5) & 31u], r2 = uRock[(face.x >> 10) & 31u];
    float drop = uintBitsToFloat(face.y);
    if (drop <= 0.0) return r0;
    vec2 edge = vec2(float((face.x >> 16) & 255u), float(face.x >> 24)) / 255.0;
    float f = down / drop;
    float w = soft / drop + 0.01;
    return mix(mix(r0, r1, smoothstep(edge.x - w, edge.x + w, f)), r2,
        smoothstep(edge.y - w, edge.y + w, f));
}
vec4 rockOfWall(vec2 cell, float h, float soft) {
    ivec2 last = ivec2(uCells) - 1;
    vec2 at = clamp(cell, vec2(0.0), uCells - 1.0);
    ivec2 a = ivec2(floor(at));
    vec2 t = at - vec2(a);
    float tops[4];
    for (int k = 0; k < 4; k++)
        tops[k] = texelFetch(uHeight, min(a + ivec2(k & 1, k >> 1), last), 0).r;
    h = min(h, max(max(tops[0], tops[1]), max(tops[2], tops[3])));
    vec4 sum = vec4(0.0);
    float weight = 0.0;
    for (int k = 0; k < 4; k++) {
        float w = ((k & 1) == 1 ? t.x : 1.0 - t.x) * (k > 1 ? t.y : 1.0 - t.y) + 0.02;
        w *= smoothstep(-soft - 0.01, 0.0, tops[k] - h);
        if (w <= 0.0) continue;
        ivec2 c = min(a + ivec2(k & 1, k >> 1), last);
        sum += w * rockOfColumn(texelFetch(uFace, c, 0).xy, max(tops[k] - h, 0.0), soft);
        weight += w;
    }
    return sum / weight;
}

// What grows by warmth and moisture: desert, steppe, wood, tundra.
vec3 plantsOf(float celsius, float wet, float chance) {
    vec3 lush = mix(uMeadow, uWood, smoothstep(0.52, 0.80, wet));
    vec3 warm = mix(mix(uSand * vec3(1.02, 0.90, 0.74), uStraw, smoothstep(0.10, 0.34, wet)), lush,
        smoothstep(0.30, 0.56, wet));
    vec3 cool = mix(mix(uScree, uStraw, 0.4), mix(uMoss, uWood * 0.8, 0.6),
        smoothstep(0.18, 0.50, wet));
    vec3 bleak = mix(uScree, uMoss, 0.35 * smoothstep(0.1, 0.5, wet));
    float t = celsius + (chance - 0.5) * 5.0;
    return mix(bleak, mix(cool, warm, smoothstep(5.0, 15.0, t)), smoothstep(-6.0, 2.0, t));
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (grain(p, 0.0045, 0.0).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) *
        smoothstep(0.35, 0.65, grain(p, 0.013, b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = grain(p, 0.021, 0.0);
    vec4 n2 = grain(p, 0.087, 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = grain(p, 0.41, 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare)
        * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    vec4 air = vec4(0.0);
    if (dot(uAirHas, vec4(1.0)) > 0.5) {
        // Known air tells what grows; the height does not have to stand in for it.
        air = texture(uAir, (cell + 0.5) / uCells);
        float celsius = uAirHas.x > 0.5 ? air.r * 120.0 - 60.0 : 14.0;
        float wet = uAirHas.y > 0.5 ? air.g : 0.5;
        vec3 grown = plantsOf(celsius, wet + (n2.a - 0.5) * 0.10, noise) * (0.86 + 0.28 * noise);
        if (uAirHas.x + uAirHas.y > 0.5) ground = mix(ground, grown, 0.92);
    }
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    vec4 face = rock4;
    if (uHasFace > 0.5 && steep > 0.0)
        face = rockOfWall(cell, h + (n2.r + n3.r - 1.0) * 0.25 * slope * uSpacing,
            (0.03 + 0.5 * px) * slope * uSpacing);
    float massive = face.a;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = face.rgb * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    if (uHasPlants > 0.5) {
        // What grows there is known: bare ground, grass and shrubs on it, crowns by chance.
        vec4 kinds = texture(uPlants, (cell + 0.5) / uCells);
        vec3 earth = mix(mix(soil, scree, bare), wall, steep);
        earth = mix(earth, uMeadow * vec3(1.02, 1.12, 0.86) * (0.86 + 0.28 * noise),
            0.85 * kinds.a);
        earth = mix(earth, mix(uStraw, uWood, 0.45) * (0.86 + 0.28 * noise), 0.85 * kinds.b);
        float trees = min(kinds.r + kinds.g, 1.0);
        float chance = mix(noise, mix(n2.a, n3.r, 0.6), 0.7);
        float crowns = mix(trees, smoothstep(-0.18, 0.18, trees - chance), 0.65);
        vec3 leaf = mix(uWood * vec3(1.25, 1.45, 0.95), uWood * vec3(0.72, 0.86, 0.80),
            kinds.r / max(trees, 1e-3));
        c = mix(earth, leaf * (0.7 + 0.6 * n3.a), crowns * 0.95);
        steep *= 1.0 - trees;
    }
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float rise = over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5;
        float beach = (1.0 - smoothstep(0.0, 1.0, rise))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03)
        * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    if (uAirHas.z > 0.5)
        snow = smoothstep(0.12, 0.72, air.b + (noise - 0.5) * 0.5 * (1.0 - air.b) * air.b * 4.0)
            * (1.0 - 0.75 * smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6)));
    c = mix(c, uSnowColour, snow * 0.95);

    if (uHasIce > 0.5) {
        float ice = texture(uIce, (cell + 0.5) / uCells).r;
        // Streaks along the flow, which goes down the surface; open cracks where it gets steep.
        vec2 down = slope > 1e-4 ? grad / slope : vec2(0.0, 1.0);
        float streak = 0.0;
        for (int k = -3; k <= 3; k++)
            streak += grain(p + down * float(k) * 1.6, 0.16, 0.0).a;
        streak /= 7.0;
        float crack = grain(p + down * 1.8, 0.11, 0.0).r * 0.5 + streak * 0.5;
        crack = (1.0 - smoothstep(0.03, 0.075, abs(crack - 0.5))) * smoothstep(0.12, 0.45, slope);
        vec3 blue = mix(vec3(0.26, 0.45, 0.58), vec3(0.50, 0.67, 0.78),
            smoothstep(0.35, 0.65, streak));
        blue = mix(blue, uSnowColour, (1.0 - smoothstep(0.08, 0.35, slope)) * 0.45 * hr);
        blue = mix(blue, vec3(0.06, 0.17, 0.27), crack * 0.6);
        float cover = smoothstep(0.10, 0.75, ice + (noise - 0.5) * 0.35 * (1.0 - ice));
        c = mix(c, blue, cover);
        steep *= 1.0 - cover;
        snow = mix(snow, 0.4, cover);
    }

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,tM=`
${Jt}
${ri}
${wo}
${Dm}
${id}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        // Drawn out along the slope, not smeared down it.
        vec2 p = cell + 0.15 * grad * h / uSpacing;
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad) * max(uZ, 1.0)) / max(uZ, 1.0);
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) *
            (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 *
        pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        vec3 paint = fieldColour(cell);
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var nM=`
uniform highp sampler2D uPlate;  // number of the plate
uniform sampler2D uPlateColours;
uniform float uPlateTint;        // 0..1
vec3 plateColour(vec2 cell) {
    ivec2 size = textureSize(uPlate, 0);
    vec2 at = (cell + 0.5) / uCells * vec2(size) - 0.5;
    ivec2 i = ivec2(floor(at));
    vec2 f = at - vec2(i);
    float id[4];
    float w[4];
    for (int k = 0; k < 4; k++) {
        ivec2 c = i + ivec2(k & 1, k >> 1);
        c.x = (c.x + size.x) % size.x;
        c.y = clamp(c.y, 0, size.y - 1);
        id[k] = floor(texelFetch(uPlate, c, 0).r + 0.5);
        w[k] = ((k & 1) == 0 ? 1.0 - f.x : f.x) * ((k >> 1) == 0 ? 1.0 - f.y : f.y);
    }
    float best = 0.0;
    float most = -1.0;
    for (int k = 0; k < 4; k++) {
        float sum = 0.0;
        for (int j = 0; j < 4; j++) sum += id[j] == id[k] ? w[j] : 0.0;
        if (sum > most) { most = sum; best = id[k]; }
    }
    return pow(texture(uPlateColours, vec2((mod(best, 256.0) + 0.5) / 256.0, 0.5)).rgb, vec3(2.2));
}
`,iM=`
#define GLOBE
${Jt}
uniform float uLow;
${Fr}
uniform vec2 uScreen;            // pixels
uniform float uPen;              // half the width of a line, pixels
uniform vec3 uEye;
in vec2 stroke;                  // which end, which side
in vec3 endA;
in vec3 endB;
in float kind;
out float vSide;
out float vFront;                // over the limb towards the eye
flat out int vKind;
vec4 clipOf(vec3 d) {
    float r = radiusAt(cellOfDirection(d)) + 0.002;
    return projectionMatrix * viewMatrix * vec4(d * r, 1.0);
}
void main() {
    vec4 a = clipOf(endA);
    vec4 b = clipOf(endB);
    vec2 along = (b.xy / b.w - a.xy / a.w) * uScreen;
    along = along / max(length(along), 1e-4);
    bool first = stroke.x < 0.5;
    vec4 at = first ? a : b;
    vKind = int(kind + 0.5);
    float pen = vKind == 0 ? 0.55 * uPen : uPen;
    // A little longer than they are, so that the next one begins in the same ink.
    vec2 off = vec2(-along.y, along.x) * stroke.y + along * (first ? -0.4 : 0.4);
    gl_Position = at;
    gl_Position.xy += off * pen * 2.0 / uScreen * at.w;
    vSide = stroke.y;
    vec3 d = first ? endA : endB;
    vFront = dot(d, normalize(uEye - d));
}
`,rM=`
uniform vec3 uKinds[4];          // colours of the classes
in float vSide;
in float vFront;
flat in int vKind;
out vec4 outColour;
void main() {
    if (vFront < 0.0) discard;
    float core = 1.0 - smoothstep(0.45, 0.75, abs(vSide));
    float edge = 1.0 - smoothstep(0.70, 1.0, abs(vSide));
    vec3 ink = vKind == 0 ? vec3(0.01) : uKinds[vKind] * 1.5;
    float there = max(core, edge * 0.6) * smoothstep(0.0, 0.12, vFront);
    outColour = vec4(mix(vec3(0.008), ink, core), there);
}
`,sM=`
#define GLOBE
${Jt}
uniform float uLow;
${Fr}
uniform vec3 uEye;
uniform float uQuill;            // half the width of a shaft, radii
in vec4 quill;                   // along 0..1 counted from the tail or the head, across, ink or rim
in vec3 begin;
in vec3 way;
out float vFront;
flat out float vInk;
void main() {
    float far = length(way);
    vec3 along = way / far;
    float head = min(4.6 * uQuill, 0.6 * far);   // length of the point
    float t = quill.z > 0.5 ? far - head + quill.x * head : quill.x * (far - head);
    float rim = quill.w > 0.5 ? 0.0 : 0.55 * uQuill;
    bool tip = quill.z > 0.5 && quill.x > 0.5;
    t += tip ? 2.4 * rim : quill.x < 0.5 ? -rim : 0.0;
    vec3 d = begin * cos(t) + along * sin(t);
    vec3 side = cross(begin, along);
    float wide = quill.y * uQuill + sign(quill.y) * rim;
    d = normalize(d + side * wide);
    float r = radiusAt(cellOfDirection(d)) + 0.004;
    gl_Position = projectionMatrix * viewMatrix * vec4(d * r, 1.0);
    vFront = dot(d, normalize(uEye - d));
    vInk = quill.w;
}
`,oM=`
in float vFront;
flat in float vInk;
out vec4 outColour;
void main() {
    if (vFront < 0.02) discard;
    float a = smoothstep(0.02, 0.22, vFront);
    outColour = vInk > 0.5 ? vec4(1.7, 1.68, 1.6, 0.95 * a) : vec4(0.01, 0.012, 0.016, 0.7 * a);
}
`;var aM=`
#define GLOBE
${Jt}
uniform float uLow;
${Fr}
in vec3 place;
out vec3 vPlace;
void main() {
    vPlace = place;
    vec3 at = place * radiusAt(cellOfDirection(place));
    gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`,lM=`
#define GLOBE
${Jt}
${ri}
${wo}
${Dm}
${id}
${Fr}
${nM}
uniform float uReal;             // 1: a sun that leaves half of the ball in the night
uniform float uNight;            // sky light that the night has, share of the day's
uniform vec3 uEye;               // in radii
uniform float uShade;            // how much steeper the ground is shaded than it is
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells; a > 0 when shown
in vec3 vPlace;
out vec4 outColour;

// The wrap of the map taken out of a difference of columns.
float around(float dx) { return dx - uCells.x * floor(dx / uCells.x + 0.5); }

void main() {
    vec3 d = normalize(vPlace);
    gPlace = d * uCells.x / 6.28318531;
    vec2 cell = cellOfDirection(d);
    float h = heightAt(cell);
    // Two tangents; any two do, since only the normal is made of them.
    vec3 side = normalize(abs(d.y) < 0.8 ? cross(vec3(0.0, 1.0, 0.0), d)
        : cross(vec3(1.0, 0.0, 0.0), d));
    vec3 up = cross(d, side);
    float step1 = 3.14159265 / uCells.y;
    float east = heightAt(cellOfDirection(normalize(d + side * step1)))
        - heightAt(cellOfDirection(normalize(d - side * step1)));
    float north = heightAt(cellOfDirection(normalize(d + up * step1)))
        - heightAt(cellOfDirection(normalize(d - up * step1)));
    vec2 grad = vec2(east, -north) / (2.0 * uSpacing);
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    Surface s = surfaceAt(cell, h, grad, vec3(1.0, 1.0, 0.5), px);

    vec3 n = normalize(d - (side * east + up * north) / (2.0 * uSpacing) * uShade);
    vec3 toEye = normalize(uEye - d);
    // The light fades softly behind the limb; the far side stays readable.
    float day = dayAt(dot(d, uSun));
    float lambert = max(dot(n, uSun), 0.0) * day;
    // Low light is red: it has come a long way through the air.
    vec3 dusk = mix(vec3(1.0, 0.62, 0.38), vec3(1.0),
        smoothstep(0.0, 0.35, day * max(dot(d, uSun), 0.0) + 0.08));
    vec3 sunLight = uSunLight * mix(vec3(1.0), dusk, uReal);
    // A little light from the side that the eye is on, so that the night has relief.
    float moon = (1.0 - day) * uReal * max(dot(n, normalize(toEye + 0.9 * side)), 0.0);
    vec3 sky = uSkyLight * (uNight + (1.0 - uNight) * day) * (0.75 + 0.25 * dot(n, d))
        + vec3(0.16, 0.20, 0.29) * moon;
    vec3 c = s.colour * (sunLight * lambert * 0.8 + sky);
    float depth = max(uSea, levelAt(cell)) - h;
    if (depth > 0.0) {
        vec3 left = exp(-depth * vec3(0.030, 0.0105, 0.0068) * uClear * 12.0);
        vec3 body = mix(vec3(0.035, 0.150, 0.185), vec3(0.006, 0.036, 0.095),
            1.0 - exp(-depth * 0.0035 * uClear * 12.0));
        float lit = max(dot(d, uSun), 0.0) * day;
        // The floor as a shade in the deep: ridges paler, trenches darker, slopes lit as on land.
        float lie = depth / max(uSea - uLow, 1.0);
        float facing = 1.0 + 0.30 * clamp(dot(n - d, uSun), -1.0, 1.0);
        body *= clamp((1.75 - 1.25 * lie) * facing, 0.3, 2.0);
        vec3 water = s.colour * left * (sunLight * lit * 0.5 + sky)
            + body * (1.0 - left) * (sunLight * lit * 0.55 + sky);
        float mirror = max(dot(reflect(-uSun, d), toEye), 0.0);
        float glint = 0.38 * pow(mirror, 40.0) + 0.9 * pow(mirror, 260.0);
        float rim = 0.02 + 0.5 * pow(1.0 - max(dot(d, toEye), 0.0), 5.0);
        water += sunLight * glint * 0.09 * day + uSkyLight * rim * day * 0.5;
        if (uHasIce > 0.5) {
            float ice = texture(uIce, (cell + 0.5) / uCells).r;
            float floes = grain(cell, 0.19, 0.0).r * 0.6 + grain(cell, 0.53, 0.4).a * 0.4;
            float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
            vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes);
            water = mix(water, lid * (sunLight * lit * 0.8 + sky), covered);
        }
        c = water;
    } else {
        float river = riverAt(cell);
        vec3 water = vec3(0.02, 0.07, 0.11) * (sunLight * 0.4 * day + sky);
        c = mix(c, water, river * 0.8);
    }
    if (uOverlay > 0.0) {
        vec3 light = sunLight * lambert * 0.42 + sky * 0.8 + 0.22 * (0.45 + 0.55 * day);
        c = mix(c, fieldColour(cell) * light, uOverlay);
    }
    if (uPlateTint > 0.0) {
        // By its own brightness, so that relief and shores stay in sight.
        float grey = dot(c, vec3(0.30, 0.55, 0.15));
        vec3 tint = plateColour(cell) * (0.10 + 1.15 * grey + 0.22 * (0.4 + 0.6 * day));
        c = mix(c, tint, uPlateTint);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        c *= 1.0 - 0.4 * line * (1.0 - smoothstep(0.3, 0.8, w));
    }
    // Air over the limb: blue, more of it the flatter one looks.
    float flat_ = 1.0 - max(dot(d, toEye), 0.0);
    vec3 haze = mix(uZenith, uHorizon, 0.45) * day * vec3(0.75, 0.95, 1.2);
    c = mix(c, haze, clamp(uHaze * (0.05 + 0.85 * flat_ * flat_ * flat_), 0.0, 0.85));
    if (uBrush.a > 0.0) {
        vec2 off = vec2(around(cell.x - uBrush.x), cell.y - uBrush.y);
        float r = length(off) / uBrush.z;
        float w = fwidth(length(off)) / uBrush.z * 1.4;
        c = mix(c, vec3(1.6, 0.75, 0.22), 1.0 - smoothstep(w * 0.7, w * 1.6, abs(r - 1.0)));
    }
    outColour = finish(c, 1.0);
}
`,cM=`
${ri}
uniform vec3 uEye;
uniform mat4 uBack;
uniform vec2 uDusk;
in vec2 vScreen;
out vec4 outColour;
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    float along = -dot(uEye, d);
    vec3 near = uEye + d * max(along, 0.0);
    float over = length(near) - 1.0;
    vec3 c = vec3(0.0060, 0.0068, 0.0085);
    float day = smoothstep(uDusk.x - 0.05, uDusk.y + 0.05, dot(normalize(near), uSun));
    if (along > 0.0) {
        float glow = exp(-max(over, 0.0) / 0.014) * 0.42 + exp(-max(over, 0.0) / 0.06) * 0.05;
        c += mix(uZenith, uHorizon, 0.55) * vec3(0.8, 0.95, 1.12) * glow * day * uHaze;
    }
    outColour = finish(c, 1.0);
}
`;function uM(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),r=Math.min(Math.max(t,0),n.rows-1);return{x:n.west+i*n.spacing,y:n.north+r*n.spacing,cellX:i,cellY:r,height:n.heightAt(i,r),worldX:i*n.spacing-n.width/2,worldZ:r*n.spacing-n.depth/2}}function D3(n,e,t,i){let r=Math.max(n.numbers.high,n.sea??-1e9)*i+1,s=n.numbers.low*i-1,o=0,a=1/0,l=(f,p,x,m)=>{if(Math.abs(p)<1e-12)return f>=x&&f<=m;let v=(x-f)/p,y=(m-f)/p;return o=Math.max(o,Math.min(v,y)),a=Math.min(a,Math.max(v,y)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,s,r))return;let c=f=>{let p=(e.x+t.x*f+n.width/2)/n.spacing,x=(e.z+t.z*f+n.depth/2)/n.spacing;return e.y+t.y*f-n.levelAt(p,x)*i},u=Math.hypot(t.x,t.z),h=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),d=o;for(let f=o;f<=a+h;f+=h){if(c(Math.min(f,a))<=0){let p=d,x=Math.min(f,a);for(let y=0;y<12;y++){let T=(p+x)/2;c(T)>0?p=T:x=T}let m=(e.x+t.x*x+n.width/2)/n.spacing,v=(e.z+t.z*x+n.depth/2)/n.spacing;return uM(n,m,v)}d=f}}var Yl={fromCell:uM,alongRay:D3};var k3=480,N3=.64,ad=class{constructor(e,t){this.tint={uPlate:{value:dn(2,2)},uPlateColours:{value:new Yn(new Uint8Array(256*4),256,1)},uPlateTint:{value:0}};this.lines=0;this.arrows=0;this.lined="";this.pointed="";this.tinted="";this.own={uScreen:{value:new et(1,1)},uPen:{value:2},uQuill:{value:.006},uKinds:{value:Array.from({length:4},()=>new Z)}};let i=(r,s,o)=>{let a=`precision highp float;
precision highp int;
`,l=new Dn({glslVersion:Bn,vertexShader:a+`uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+s,fragmentShader:a+o,uniforms:{...t,...this.own},transparent:!0,depthTest:!1,depthWrite:!1,side:wn}),c=new Qt(r,l);return c.frustumCulled=!1,c.visible=!1,e.add(c),c};this.border=i(dM(),iM,rM),this.drift=i(fM(),sM,oM),this.border.renderOrder=2,this.drift.renderOrder=6}update(e,t,i,r,s){let o=e.fields.get(Es),a=hM(e.fields.get(Zr),o),[l,c]=so.map(f=>e.fields.get(f));this.tint.uPlateTint.value=t.plates&&o?N3:0,t.plates&&o&&this.takeTint(o),this.border.visible=o!==void 0&&(t.borders||t.plates),o&&this.border.visible&&this.takeLines(o,t.borders?a:void 0),this.drift.visible=t.drift&&l!==void 0&&c!==void 0,l&&c&&this.drift.visible&&hM(c,l)&&this.takeArrows(l,c,i);let{width:u,height:h,ratio:d}=s;this.own.uScreen.value.set(u*d,h*d),this.own.uPen.value=2.6*Math.max(d,.6),this.own.uQuill.value=.0038*Math.min(1.6,Math.max(.15,r/2))}takeTint(e){let t=Er(Es),i=`${e.version} ${e.columns} ${t.name}`;if(i===this.tinted)return;this.tinted=i;let{columns:r,rows:s}=e;this.tint.uPlate.value.dispose();let o=dn(r,s,new Float32Array(e.values));o.minFilter=o.magFilter=Vt,this.tint.uPlate.value=o;let a=this.tint.uPlateColours.value;a.image.data.set(Yo(t)),a.needsUpdate=!0}takeLines(e,t){let i=`${e.version} ${t?.version} ${e.columns}`;if(i===this.lined)return;this.lined=i;let r=Mx(e.values,t?.values,e.columns,e.rows);this.lines=r.count;let s=new kl(r.ends,6),o=this.border.geometry;this.border.geometry=dM(),o.dispose(),this.border.geometry.setAttribute("endA",new wa(s,3,0)),this.border.geometry.setAttribute("endB",new wa(s,3,3)),this.border.geometry.setAttribute("kind",new mr(Float32Array.from(r.kinds),1)),this.border.geometry.instanceCount=r.count;let a=Er(Zr).named;this.own.uKinds.value.forEach((c,u)=>c.set(..._s(a?.get(u)?.colour??qi("nameless_class"))))}takeArrows(e,t,i){let r=`${e.version} ${t.version} ${e.columns} ${i}`;if(r===this.pointed)return;this.pointed=r;let{columns:s,rows:o}=e,a=wx(e.values,t.values,s,o,i,k3);this.arrows=a.count;let l=this.drift.geometry,c=fM();c.setAttribute("begin",new mr(a.from,3)),c.setAttribute("way",new mr(a.way,3)),c.instanceCount=a.count,this.drift.geometry=c,l.dispose()}};function hM(n,e){return n?.columns===e?.columns&&n?.rows===e?.rows?n:void 0}function dM(){let n=new tr,e=new Float32Array([0,-1,0,1,1,-1,1,1]);return n.setAttribute("stroke",new Kt(e,2)),n.setIndex([0,1,2,2,1,3]),n.instanceCount=0,n}function fM(){let n=new tr,e=[],t=[];for(let i of[0,1]){let r=e.length/4;for(let s of[0,.5,1])e.push(s,-1,0,i,s,1,0,i);e.push(0,-2.5,1,i,0,2.5,1,i,1,0,1,i);for(let s of[0,1,2,2,1,3,2,3,4,4,3,5,6,7,8])t.push(r+s)}return n.setAttribute("quill",new Kt(new Float32Array(e),4)),n.setIndex(t),n.instanceCount=0,n}function mM(n,e){let t=Math.max(e.top-e.low,.001);return Math.max(...n.bulk.map((r,s)=>Math.abs(r-e.bulk[s])))<.15*t?e:{low:n.low,top:n.top,bulk:n.bulk}}var pM=-1e6;function gM(n,e,t,i){let r=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),s=Math.ceil(e/r)*Math.ceil(t/r),o=new Float32Array(s),a=new Float32Array(s),l=0,c=1/0,u=-1/0;for(let p=0;p<n.length;p++){let x=n[p];x<c&&(c=x),x>u&&(u=x)}for(let p=1;p<t-1;p+=r)for(let x=1;x<e-1;x+=r){let m=p*e+x,v=(n[m+1]-n[m-1])/(2*i),y=(n[m+e]-n[m-e])/(2*i);o[l]=n[m],a[l++]=Math.sqrt(v*v+y*y)}o=o.slice(0,l).sort(),a=a.slice(0,l).sort();let h=(p,x)=>p.length===0?0:p[Math.min(p.length-1,Math.floor(x*p.length))],d=Math.tan(35*Math.PI/180),f=Math.max(Math.min(d,h(a,.97)),h(a,.7),.12);return{low:c,high:u,bulk:[h(o,.1),h(o,.5),h(o,.9)],top:h(o,.995)||u,rockSlope:f,median:h(a,.5)}}function vM(n,e,t,i){let r=Math.max(1,Math.ceil(Math.max(e,t)/i)),s=Math.ceil(e/r),o=Math.ceil(t/r),a=new Float32Array(s*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*r);for(let u=0;u<s;u++){let h=Math.min(e,(u+1)*r),d=0;for(let f=l*r;f<c;f++)for(let p=u*r;p<h;p++)d+=n[f*e+p];a[l*s+u]=d/((c-l*r)*(h-u*r))}}return{columns:s,rows:o,values:a}}var xM=.05;function _M(n,e,t,i,r,s){let o=s??new Float32Array(n.length);for(let a=0;a<n.length;a++){let l=pM;e!==void 0&&e[a]>xM&&(l=n[a]+e[a]),r!==void 0&&n[a]<r&&l<r&&(l=r),o[a]=l}for(let a=0;a<i;a++)for(let l=0;l<t;l++){let c=a*t+l;if(o[c]>n[c])continue;let u=0,h=0;for(let d=Math.max(0,a-1);d<=Math.min(i-1,a+1);d++)for(let f=Math.max(0,l-1);f<=Math.min(t-1,l+1);f++){let p=d*t+f;o[p]>n[p]&&(u+=o[p],h++)}o[c]=h>0?Math.min(u/h,n[c]-.001):pM}return o}function yM(n){for(let e=0;e<n.length;e++)if(n[e]>xM)return!0;return!1}function bM(n,e,t,i){let r=0,s=0,o=a=>{s++,n[a]<i&&r++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return r/s}function MM(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let r=0;r<n.length;r+=t){let s=e[r]-n[r];s>0&&i.push(s)}return i.sort((r,s)=>r-s),i.length===0?1:i[Math.floor(i.length*.95)]}function wM(n,e,t,i){let[r,s,o,a]=[e,t,-1,-1];for(let l=0;l<t;l++)for(let c=0;c<e;c++)n[l*e+c]<=i||(r=Math.min(r,c),o=Math.max(o,c),s=Math.min(s,l),a=Math.max(a,l));return o<0?void 0:{x0:r,y0:s,x1:o,y1:a}}function SM(n,e){if(n<1e6||!(e>0))return 1;let t=.02*n/e;if(t<=1)return 1;let i=10**Math.floor(Math.log10(t)),r=t/i;return(r<1.5?1:r<3.5?2:r<7.5?5:10)*i}function EM(n,e,t,i,r){let s=Math.max(1,Math.floor(e*t/6e3)),o=[];for(let a=0;a<e*(t-1);a+=s){if(n[a]<=r||a%e===e-1)continue;let[l,c]=[n[a+1]-n[a],n[a+e]-n[a]];o.push(Math.hypot(l,c)/i)}return o.sort((a,l)=>a-l),o.length>0?o[o.length>>1]:0}var TM=.028,ld=38,F3=.16,ud=class{constructor(e,t,i,r){this.landScene=e;this.plain=r;this.rig=new Xc;this.camera=new Jn(ld,1,.01,40);this.scene=new pi;this.slope=.01;this.made={land:void 0,height:-1,air:-1};let s=()=>new Z;this.uniforms={...e.uniforms,uHeight:{value:dn(2,2)},uLevel:{value:dn(2,2)},uAir:{value:si(2,2,4)},uIce:{value:si(2,2)},uHasFace:{value:0},uEye:{value:s()},uSun:{value:s()},uSunLight:{value:s()},uSkyLight:{value:s()},uZenith:{value:s()},uHorizon:{value:s()},uGlow:{value:s()},uExposure:{value:1},uHaze:{value:1},uBack:{value:new Zt},uLift:{value:0},uShade:{value:1},uBrush:{value:new pt(0,0,1,0)},uShell:{value:1.02},uHover:{value:.008},uDusk:{value:new et(-.3,.45)},uNight:{value:.3},uReal:{value:0}},this.plates=new ad(this.scene,this.uniforms),Object.assign(this.uniforms,this.plates.tint);let{places:o,index:a}=Ov(i);this.geometry=new mi,this.geometry.setAttribute("place",new Kt(o,3)),this.geometry.setIndex(new Kt(a,1));let l=this.mesh(e.triangle,Nr,cM,{depthTest:!1,depthWrite:!1});l.renderOrder=-1,this.mesh(this.geometry,aM,lM,{}),this.shell=this.mesh(this.geometry,jb,Qb,{transparent:!0,depthWrite:!1}),this.shell.renderOrder=3,this.streaks=t.mesh("GLOBE",this.uniforms),this.scene.add(this.streaks)}draw(e,{land:t,maps:i},r,{width:s,height:o},a){this.landScene.bind(t,r),this.takeMaps(t);let l=this.uniforms;this.placeCamera(s/o),l.uEye.value.copy(this.camera.position),l.uBack.value.copy(this.camera.projectionMatrixInverse).premultiply(this.camera.matrixWorld),this.setSun(r),l.uHaze.value=r.haze,l.uLift.value=this.stretch(t)*r.exaggeration/cd(t),l.uShade.value=r.exaggeration*.5/Math.max(this.slope,5e-4),l.uShell.value=1+1.25*TM*r.exaggeration+.006;let c=this.rig.state.distance-1;this.plates.update(i,r,cd(t),c,{width:s,height:o,ratio:a}),this.shell.visible=r.clouds&&t.airHas.cloud,this.streaks.visible=r.streaks,e.render(this.scene,this.camera)}step(e,t,i){return i&&!t&&this.rig.spin(e*F3),this.rig.step(e,t)||i&&!t}returnTo(e){this.returning=e}frame(e,t){let i={...this.rig.frame(e,ld),...this.returning};this.returning=void 0,t?this.rig.glideTo(i):this.rig.state=i}pick(e,t,i){let r=this.camera.position,s=new Z(t,i,.5).unproject(this.camera).sub(r).normalize(),o=Bv([r.x,r.y,r.z],[s.x,s.y,s.z],1);if(o===void 0)return;let[a,l]=Nv(e.columns,e.rows,o);return Yl.fromCell(e,a,l)}project(e,t,i){let r=this.uniforms.uLift.value??0,s=Math.max(e.sea??-1e9,e.levels.low),o=Jo(...nl(e.columns,e.rows,t,i)),a=1+(Math.max(e.levelAt(t,i),s)-s)*r,l=new Z(o[0]*a,o[1]*a,o[2]*a);if(!(l.dot(this.camera.position)<1))return l.project(this.camera),[l.x,l.y]}flyTo(e,t){let[i,r]=nl(e.columns,e.rows,t.cellX,t.cellY),s=1+(this.rig.state.distance-1)*.55;this.rig.glideTo({lon:i,lat:r,distance:Math.max(s,1.2)})}area(e){let t=this.rig.state.distance,i=e/2/Math.tan(ld*Math.PI/360)/Math.sqrt(t*t-1);return Math.PI*i*i}metresPerPixel(e,t){return 2*(this.rig.state.distance-1)*Math.tan(ld*Math.PI/360)*cd(e)/t}stretch(e){let t=Math.max(e.sea??-1e9,e.levels.low);return TM*cd(e)/Math.max(e.numbers.high-t,.001)}takeMaps(e){let{columns:t,rows:i}=e,r=this.uniforms,s=this.made.land!==e;if(s||this.made.height!==e.version){r.uHeight.value.dispose(),r.uLevel.value.dispose();let o=Math.max(e.sea??-1e9,e.numbers.low);this.slope=EM(e.heights,t,i,e.spacing,o);let a=$c(e.heights,t,i);r.uHeight.value=km(dn(t,i,a));let l=e.level.image.data;r.uLevel.value=l.length===a.length?km(dn(t,i,Uv(l,e.heights,t,i))):dn(2,2,new Float32Array(4).fill(-1e6))}(s||this.made.air!==e.airVersion)&&(r.uAir.value.dispose(),r.uIce.value.dispose(),r.uAir.value=AM(e.air,4),r.uIce.value=AM(e.ice,1)),this.made={land:e,height:e.version,air:e.airVersion}}placeCamera(e){let t=this.camera,[i,r,s]=this.rig.eye();t.position.set(i,r,s),t.up.set(0,1,0),t.lookAt(0,0,0),t.aspect=e;let o=this.rig.state.distance;t.near=Math.max(.02,(o-1)*.4),t.far=o+1.3,t.updateProjectionMatrix(),t.updateMatrixWorld()}setSun(e){let t=this.uniforms;if(t.uReal.value=e.daylight?1:0,t.uNight.value=e.daylight?.07:.3,e.daylight){let{longitude:r,latitude:s}=I_(e.worldHour,e.worldDay),o=Math.PI/180;t.uSun.value.set(...Jo(r*o,s*o)),t.uDusk.value.set(-.12,.2)}else this.lightOverShoulder(e.turn),t.uDusk.value.set(-.3,.45);let i=uu(48);t.uSunLight.value.set(...i.sun),t.uSkyLight.value.set(...i.sky),t.uZenith.value.set(...i.zenith),t.uHorizon.value.set(...i.horizon),t.uGlow.value.set(...i.glow),t.uExposure.value=i.exposure}lightOverShoulder(e){let t=new Z().setFromMatrixColumn(this.camera.matrixWorld,0),i=new Z().setFromMatrixColumn(this.camera.matrixWorld,1),r=new Z().setFromMatrixColumn(this.camera.matrixWorld,2),s=-.62+e*Math.PI/180;this.uniforms.uSun.value.set(0,0,0).addScaledVector(t,Math.sin(s)).addScaledVector(r,Math.cos(s)).addScaledVector(i,.42).normalize()}mesh(e,t,i,r){let s=`precision highp float;
precision highp int;
`,o=new Dn({glslVersion:Bn,vertexShader:s+`uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+t,fragmentShader:s+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...r}),a=new Qt(e,o);return a.frustumCulled=!1,this.scene.add(a),a}};function cd(n){return n.columns*n.spacing/(2*Math.PI)}function km(n){return n.wrapS=Qi,n}function AM(n,e){let{width:t,height:i}=n.image,r=n.image.data,s=Fv(r,t,i,e),o=km(si(t,i,e,s));return o.minFilter=o.magFilter=Rt,o}function Nm(n,e,t,i,r=0,s=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((r-1)/32)):0,h=l?Math.min(a,Math.ceil((s+1)/32)):a;for(let d=u;d<h;d++)for(let f=0;f<o;f++){let p=1/0,x=-1/0,m=Math.min(t-1,(d+1)*32),v=Math.min(e-1,(f+1)*32);for(let y=d*32;y<=m;y++)for(let T=y*e+f*32;T<=y*e+v;T++){let M=n[T];M<p&&(p=M),M>x&&(x=M)}c.low[d*o+f]=p,c.high[d*o+f]=x}return c}function RM(n,e,t,i,r){let s=Math.floor(r.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,h,d)=>{let f=2**u,p=1/0,x=-1/0;for(let m=d;m<Math.min(d+f,n.down);m++)for(let v=h;v<Math.min(h+f,n.across);v++)p=Math.min(p,n.low[m*n.across+v]),x=Math.max(x,n.high[m*n.across+v]);return[p*e,x*e]},c=(u,h,d)=>{if(h>=n.across||d>=n.down)return;let f=32*2**u,p=h*32,x=d*32,[m,v]=l(u,h,d);if(!t.sees(p,x,m,p+f,x+f,v))return;let y=Math.max(p-t.x,0,t.x-(p+f)),T=Math.max(x-t.y,0,t.y-(x+f)),M=Math.max(m-t.z,0,t.z-v),P=Math.hypot(y,T,M);if(u>0&&P<i*2**(u-1)){let C=2**(u-1);c(u-1,h,d),c(u-1,h+C,d),c(u-1,h,d+C),c(u-1,h+C,d+C);return}a>=s||(r[a*4]=p,r[a*4+1]=x,r[a*4+2]=2**u,r[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}var hd=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.west=0;this.north=0;this.mapWidth=1;this.mapDepth=1;this.thinned=!1;this.numbers={low:0,high:1,bulk:[0,0,1],top:1,rockSlope:.7,median:.3};this.levels={low:0,top:0,bulk:[NaN,NaN,NaN]};this.height=dn(2,2);this.level=dn(2,2,new Float32Array(4).fill(-1e6));this.coarse=dn(2,2);this.material=si(2,2);this.extra=si(2,2,4);this.face=Lm(2,2);this.hasFace=!1;this.ice=si(2,2);this.hasIce=!1;this.air=si(2,2,4);this.airHas={temperature:!1,moisture:!1,snow:!1,cloud:!1};this.plants=si(2,2,4);this.hasPlants=!1;this.airVersion=0;this.waits=!1;this.packed=-1/0;this.stretch=1;this.wraps=!1;this.latitudes=!1;this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.bounds={west:0,east:0,north:0,south:0};this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let r=e.fields.get("height");if(r===void 0)return!1;this.source=e;let s=t!==this.sea;this.sea=t;let o=e.fields.get("ice"),a=this.isNew(o),l=this.isNew(r)||a,c=r.columns!==this.columns||r.rows!==this.rows;(a||this.hasIce)&&this.takeIce(o,r),(l||c)&&this.takeHeight(r,e,c,i);let u=e.fields.get("water"),h=this.isNew(u);(l||c||h||s)&&this.takeWater(r,u,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,r),this.takeFace(e,r),this.takeAir(e,r,l||s),this.takePlants(e,r),a&&this.airVersion++,this.meetEastAndWest();let d=l||c||h||s;return d&&this.version++,d}heightAt(e,t){return Fm(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){if(this.level.image.width!==this.columns)return this.heightAt(e,t);let i=this.level.image.data;return Math.max(this.heightAt(e,t),Fm(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let r=this.source?.fields.get(e);if(r===void 0)return;let s=t/Math.max(1,this.columns-1)*(r.columns-1),o=i/Math.max(1,this.rows-1)*(r.rows-1);return r.values instanceof Uint8Array?r.values[Math.round(o)*r.columns+Math.round(s)]:Fm(r.values,r.columns,r.rows,s,o)}dispose(){for(let e of[...this.smooth(),this.material,this.face])e.dispose()}smooth(){let{height:e,level:t,coarse:i,extra:r,ice:s,air:o,plants:a}=this;return[e,t,i,r,s,o,a]}meetEastAndWest(){let e=this.wraps?Qi:Ki;for(let t of this.smooth())t.wrapS!==e&&(t.wrapS=e,t.needsUpdate=!0)}takeAir(e,t,i){let r=l=>l.map(c=>this.isNew(e.fields.get(c))).some(Boolean);if((r(ol)||i&&this.latitudes)&&(this.waits=!0),this.waits&&performance.now()-this.packed>150){this.waits=!1,this.packed=performance.now();let l=xx(e,t,this.latitudes?this.sea??0:void 0);this.airHas=l??{temperature:!1,moisture:!1,snow:!1,cloud:!1},this.airVersion++,this.air.dispose(),this.air=l?si(t.columns,t.rows,4,l.data):si(2,2,4)}let[s,o]=al.map(l=>e.fields.get(l)),a=r(al);s===void 0||o===void 0||s.columns!==o.columns||s.rows!==o.rows?this.wind=void 0:(a||this.wind?.wraps!==this.wraps||this.wind.round!==this.latitudes)&&(this.wind={columns:s.columns,rows:s.rows,x:s.values,y:o.values,wraps:this.wraps,round:this.latitudes})}takePlants(e,t){if(!ll.map(a=>this.isNew(e.fields.get(a))).some(Boolean)&&(!this.hasPlants||this.plants.image.width===t.columns))return;let r=yx(e,t);this.hasPlants=r!==void 0,this.plants.dispose();let[s,o]=r?[t.columns,t.rows]:[2,2];this.plants=si(s,o,4,r),this.airVersion++}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,r){let s=this.hasIce?this.iced:e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride,[this.west,this.north]=[t.x0*t.spacing,t.y0*t.spacing],this.mapWidth=(t.mapColumns-1)*t.spacing,this.mapDepth=(t.mapRows-1)*t.spacing,this.thinned=e.stride>1;let[o,a]=this.hasIce?(Pd(e),[0,e.rows]):Pd(e);i||this.heights!==s?(this.height.dispose(),this.height=dn(e.columns,e.rows,s),this.boxes=Nm(s,e.columns,e.rows)):o<a&&(Im(r,this.height,o,a),this.boxes=Nm(s,e.columns,e.rows,this.boxes,o,a));let l=vM(s,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=dn(l.columns,l.rows,l.values),this.numbers=gM(s,e.columns,e.rows,this.spacing),this.levels=mM(this.numbers,this.levels),this.stretch=SM(this.extent,this.numbers.high-this.numbers.low)}takeWater(e,t,i){let r=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,s=this.heights;if(this.ocean=this.sea!==void 0&&bM(s,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||r(t)&&yM(t.values),this.findBounds(s),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===s.length?o:void 0,l=_M(s,r(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=MM(s,l),a!==void 0?Im(i,this.level,0,e.rows):(this.level.dispose(),this.level=dn(e.columns,e.rows,l))}findBounds(e){let t={west:-this.width/2,east:this.width/2,north:-this.depth/2,south:this.depth/2};if(this.bounds=t,!this.ocean)return;let i=wM(e,this.columns,this.rows,this.sea);i!==void 0&&(this.bounds={west:t.west+i.x0*this.spacing,east:t.west+i.x1*this.spacing,north:t.north+i.y0*this.spacing,south:t.north+i.y1*this.spacing})}takeIce(e,t){let i=e!==void 0&&e.columns===t.columns&&e.rows===t.rows;if(this.hasIce=i&&e.high>0&&e.values.some(a=>a>.01),!this.hasIce){this.iced=void 0;return}let r=e.values,s=t.values;this.iced?.length!==r.length&&(this.iced=new Float32Array(r.length));let o=new Uint8Array(r.length);for(let a=0;a<r.length;a++)this.iced[a]=s[a]+r[a],o[a]=Math.round(255*(1-Math.exp(-r[a]/4)));this.ice.dispose(),this.ice=si(t.columns,t.rows,1,o),this.ice.minFilter=this.ice.magFilter=Rt}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=si(e.columns,e.rows,1,t)}takeFace(e,t){let[i,r]=["rock_face","rock_edge"].map(d=>e.fields.get(d)),s=d=>d?.columns===t.columns&&d.rows===t.rows;this.hasFace=s(i)&&s(r);let o=[this.isNew(i),this.isNew(r)].some(Boolean);if(i===void 0||r===void 0||!this.hasFace||!o)return;let a=new Uint32Array(i.values.length*2),l=new Float32Array(a.buffer),{columns:c,rows:u}=t,h=t.values;for(let d=0,f=0;d<u;d++){let p=d>0?-c:0,x=d<u-1?c:0;for(let m=0;m<c;m++,f++){let v=i.values[f];if(a[2*f]=(v|r.values[f]<<16)>>>0,v%1057===0)continue;let y=m>0?-1:0,T=m<c-1?1:0,M=Math.min(h[f+p+y],h[f+p],h[f+p+T],h[f+y],h[f+T],h[f+x+y],h[f+x],h[f+x+T]);l[2*f+1]=Math.max(h[f]-M,0)}}this.face.dispose(),this.face=Lm(c,u,a)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(m=>{let v=e.fields.get(m);return v!==void 0&&v.columns===t.columns&&v.rows===t.rows?v:void 0}),r=!1;for(let m of i)this.isNew(m)&&(r=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let s=t.columns*t.rows;if(!i.some(Boolean)||!r&&this.extra.image.data.length===s*4)return;let o=i[2]!==void 0&&i[2].stride===1,a=o?Math.max(i[2].high,1e-6):1,l=m=>{let v=m/a;return o?255*Math.max(5*m/this.spacing,v>.22?.35+.5*v:0):0},[c,u,h,d,f]=i.map(m=>m?.values),p=new Uint8Array(s*4),x=m=>Math.max(0,Math.min(255,Math.round(m)));for(let m=0;m<s;m++){p[m*4]=c?x(128+24*c[m]):128,p[m*4+1]=u?x(128+24*u[m]):128,p[m*4+2]=h?x(l(h[m])):0;let v=(f?f[m]:0)-(d?d[m]:0);p[m*4+3]=x(128+40*Math.sign(v)*Math.log2(1+Math.abs(v)))}this.extra.dispose(),this.extra=si(t.columns,t.rows,4,p)}};function Fm(n,e,t,i,r){let s=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(r,0),t-1),a=Math.min(Math.floor(s),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,h=t>1?e:0,d=s-a,f=o-l,p=n[c]*(1-d)+n[c+u]*d,x=n[c+h]*(1-d)+n[c+h+u]*d;return p*(1-f)+x*f}var dd=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=CM(4,4)}get busy(){return this.left>0}update(e,t,i,r,s,o){let a=Math.min(1,s.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=CM(l,c),this.key="");let u=[i.x,i.y,i.z].map(p=>p.toFixed(4)),h=[t.version,...u,r].join(" "),d=Math.max(1,Math.ceil(l*c/s.strip));h!==this.key&&(this.key=h,this.left=d);let f=0;for(;this.left>0&&f<o;){let p=this.cursor%d,x=Math.floor(p*c/d),m=Math.floor((p+1)*c/d);e.draw(this.target,t,i,r,s,x,m),this.cursor=(p+1)%d,this.left--,f++}return f>0}dispose(){this.target.dispose()}};function CM(n,e){return new jn(n,e,{depthBuffer:!1,minFilter:Rt,magFilter:Rt,generateMipmaps:!1})}var fd=class{constructor(e,t){this.renderer=e;this.scene=new pi;this.camera=new Bi;this.material=new Dn({glslVersion:Bn,vertexShader:`precision highp float;
`+Nr,fragmentShader:`precision highp float;
`+Xb,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new et},uPixels:{value:new et},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Z},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new Qt(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,r,s,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=r,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*r,l.uSea.value=t.sea??-1e6,l.uSteps.value=s.steps,l.uRays.value=s.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};function PM(n,e,t){let{land:i,camera:r,width:s,height:o}=n,a=n.canvas.getBoundingClientRect(),l=e-a.left,c=t-a.top;if(i.boxes===void 0)return;if(n.flat){let{x:f,y:p,scale:x}=n.map.window;return Yl.fromCell(i,f+(l-s/2)*x,p+(c-o/2)*x)}let[u,h]=[l/s*2-1,1-c/o*2];if(n.mode==="globe")return n.globe.pick(i,u,h);let d=new Z(u,h,.5).unproject(r).sub(r.position).normalize();return Yl.alongRay(i,r.position,d,n.z)}function Um(n,e,t,i){let r=n.land,s=(e-r.west)/r.spacing,o=(t-r.north)/r.spacing;if(n.flat){let u=n.map.window;return[n.width/2+(s-u.x)/u.scale,n.height/2+(o-u.y)/u.scale]}let a=(u,h)=>[(u+1)/2*n.width,(1-h)/2*n.height];if(n.mode==="globe"){let u=n.globe.project(r,s,o);return u&&a(...u)}let l=i??r.levelAt(s,o),c=new Z(e-r.west-r.width/2,l*n.z,t-r.north-r.depth/2);return c.project(n.camera),c.z>1?void 0:a(c.x,c.y)}function LM(n){let{land:e}=n;if(n.mode==="globe")return n.globe.area(n.height);let t=[[0,0],[e.width,0],[e.width,e.depth],[0,e.depth]].map(([r,s])=>Um(n,e.west+r,e.north+s)),i=0;for(let r=0;r<4;r++){let[s,o]=[t[r],t[(r+1)%4]];if(s===void 0||o===void 0)return 1/0;i+=(s[0]*o[1]-o[0]*s[1])/2}return Math.abs(i)}var pd={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1,haste:.5,strip:16384,streaks:420,trees:48,squares:56},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0,haste:1,strip:131072,streaks:1500,trees:140,squares:128},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0,haste:1,strip:262144,streaks:2400,trees:260,squares:224}};function IM(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?pd[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?pd.low:t?pd.medium:pd.high}function DM(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var kM=`
${Jt}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,NM=`
${Jt}
${ri}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0)
        : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)));
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var fn=256;function md(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function U3(n,e,t,i){let r=fn/e;for(let s=0;s<fn;s++){let o=Math.floor(s/r),a=s/r-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<fn;c++){let u=Math.floor(c/r),h=c/r-u,d=h*h*h*(h*(h*6-15)+10),f=(u+1)%e,p=(o+1)%e,x=md(u,o,i)*(1-d)+md(f,o,i)*d,m=md(u,p,i)*(1-d)+md(f,p,i)*d;n[s*fn+c]+=t*(x*(1-l)+m*l-.5)}}}function FM(n){let e=new Float32Array(fn*fn),t=1;for(let s=4;s<=128;s*=2)U3(e,s,t,n+s),t*=.58;let i=1/0,r=-1/0;for(let s of e)i=Math.min(i,s),r=Math.max(r,s);for(let s=0;s<e.length;s++)e[s]=(e[s]-i)/(r-i);return e}function UM(){let n=FM(1),e=FM(101),t=new Uint8Array(fn*fn*4);for(let r=0;r<fn;r++)for(let s=0;s<fn;s++){let o=r*fn+s,a=n[r*fn+(s+1)%fn]-n[r*fn+(s+fn-1)%fn],l=n[(r+1)%fn*fn+s]-n[(r+fn-1)%fn*fn+s];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+2400*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+2400*l))),t[o*4+3]=Math.round(255*e[o])}let i=new Yn(t,fn,fn,On);return i.wrapS=i.wrapT=Qi,i.minFilter=gr,i.magFilter=Rt,i.generateMipmaps=!0,i.needsUpdate=!0,i}var OM=`
${Jt}
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform vec4 uTrees;             // lattice: first place x, y; metres between places; how many shown
uniform vec3 uPlantColours[4];   // in that order, as on level ground
uniform vec3 uEye;
in vec3 body;                    // on the unit body: ring corner x, z; part 0 foot, 1 ring, 2 top
in vec2 spot;                    // place of the lattice from its first one
out vec3 vWorld;
out vec3 vNormal;
out vec3 vColour;
out vec2 vCell;

float hash(vec2 p, float k) {
    vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973) + k);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}
void main() {
    vec2 place = uTrees.xy + spot;
    vec2 jitter = vec2(hash(place, 0.13), hash(place, 0.71)) - 0.5;
    vec2 at = (place + 0.9 * jitter) * uTrees.z;
    vec2 cell = at / uSpacing + 0.5 * (uCells - 1.0);
    vec4 share = texture(uPlants, (cell + 0.5) / uCells);
    float chance = hash(place, 0.37);
    float tall = 0.0, wide = 0.0, ring = 0.1, low = 0.0;
    vec3 colour = vec3(0.0);
    float trees = share.r + share.g;
    // A place stands for a clump where places are far apart.
    float big = mix(16.0, 24.0, smoothstep(7.0, 28.0, uTrees.z)) * (0.7 + 0.6 * hash(place, 0.91));
    if (chance < share.r) {
        tall = big; wide = 0.24 * big; ring = 0.12;
        colour = uPlantColours[0];
    } else if (chance < trees) {
        tall = 0.8 * big; wide = 0.40 * big; ring = 0.5; low = 0.12;
        colour = uPlantColours[1];
    } else if (chance < trees + share.b) {
        tall = 0.14 * big; wide = 0.14 * big; ring = 0.4;
        colour = uPlantColours[2];
    } else if (chance < trees + share.b + share.a) {
        tall = 0.05 * big; wide = 0.03 * big; ring = 0.05;
        colour = uPlantColours[3];
    }
    // Fewer towards the end of the lattice and towards the horizon, so that none springs up.
    float h = heightAt(cell);
    vec3 foot = worldOf(cell, h);
    float rim = 1.0 - smoothstep(0.8, 1.0, 2.0 * length(spot / SIDE - 0.5));
    float size = step(hash(place, 0.53), rim * uTrees.w);
    if (any(lessThan(cell, vec2(0.0))) || any(greaterThan(cell, uCells - 1.0))) size = 0.0;
    if (levelAt(cell) > h + 0.05 || h < uSea) size = 0.0;
    float turn = 6.283 * hash(place, 0.29);
    vec2 side = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * body.xy;
    float up = body.z > 1.5 ? 1.0 : body.z > 0.5 ? ring : low;
    vec3 offset = vec3(side.x * wide, up * tall, side.y * wide) * size;
    vWorld = foot + offset;
    vNormal = normalize(vec3(side.x, body.z > 1.5 ? 1.2 : 0.25, side.y));
    // Leaves of a body shade each other.
    vColour = 0.75 * colour * (0.75 + 0.5 * hash(place, 0.17));
    vCell = cell;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,BM=`
${Jt}
${ri}
uniform vec3 uEye;
in vec3 vWorld;
in vec3 vNormal;
in vec3 vColour;
in vec2 vCell;
out vec4 outColour;
void main() {
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec3 n = normalize(vNormal);
    float lambert = 0.25 + 0.75 * max(dot(n, uSun), 0.0);
    vec3 c = vColour * (uSunLight * lambert * light.r + uSkyLight * (0.55 + 0.45 * n.y) * light.g);
    outColour = finish(throughAir(c, uEye, vWorld), 1.0);
}
`;var Om=5,zM=["trees.conifer","trees.broadleaf","shrub","grass"],gd=class{constructor(e){this.side=e;this.own={uTrees:{value:new pt},uPlantColours:{value:zM.map(()=>new Z)}};this.ray=new Z}mesh(e){let t=new Dn({glslVersion:Bn,vertexShader:`#define SIDE float(${this.side})
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+OM,fragmentShader:`precision highp float;
precision highp int;
`+BM,uniforms:{...e,...this.own},side:wn}),i=new Qt(O3(this.side),t);return i.frustumCulled=!1,i.renderOrder=1,i}update(e,t,i){if(!e.hasPlants)return!1;let r=t.position,s=e.numbers.median*i;t.getWorldDirection(this.ray);let o=Math.max(-this.ray.y,.05),a=Math.min(Math.max(r.y-s,1)/o,e.extent),{pitch:l,shown:c}=bx(a,this.side);if(c<=0)return!1;let u=r.x+.8*a*this.ray.x,h=r.z+.8*a*this.ray.z,d=p=>Math.round(p/l-this.side/2);return this.own.uTrees.value.set(d(u),d(h),l,c),this.own.uPlantColours.value.forEach((p,x)=>p.set(..._s(qi(zM[x])))),!0}};function O3(n){let e=new tr,t=[0,0,0,0,0,2],i=[];for(let s=0;s<Om;s++){let o=2*Math.PI*s/Om;t.push(Math.cos(o),Math.sin(o),1);let a=(s+1)%Om;i.push(1,2+s,2+a,0,2+a,2+s)}let r=new Float32Array(n*n*2);for(let s=0;s<n*n;s++)r[2*s]=s%n,r[2*s+1]=Math.floor(s/n);return e.setAttribute("body",new Kt(new Float32Array(t),3)),e.setAttribute("spot",new mr(r,2)),e.setIndex(i),e.instanceCount=n*n,e}var z3=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,H3=`precision highp float;
precision highp int;
`,ka=class n{constructor(e,t,i){this.plain=e;this.triangle=V3();this.scene=new pi;this.patches=new Float32Array(6e3*4);this.attribute=new mr(this.patches,4);this.geometry=G3(this.attribute);this.frustum=new rs;this.matrix=new Zt;this.box=new Pr;this.forest=new gd(i);let r=()=>new Z;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:UM()},uCells:{value:new et(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:r()},uSunLight:{value:r()},uSkyLight:{value:r()},uZenith:{value:r()},uHorizon:{value:r()},uGlow:{value:r()},uExposure:{value:1},uHaze:{value:0},uEye:{value:r()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uFace:{value:null},uHasFace:{value:0},uIce:{value:null},uHasIce:{value:0},uAir:{value:null},uAirHas:{value:new pt},uPlants:{value:null},uHasPlants:{value:0},uVeil:{value:1},uPuff:{value:.01},uCeiling:{value:0},uHover:{value:0},uRock:{value:Array.from({length:32},()=>new pt(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:r()},uMeadow:{value:r()},uStraw:{value:r()},uWood:{value:r()},uSoil:{value:r()},uScree:{value:r()},uSand:{value:r()},uSnowColour:{value:r()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new pt(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:dn(2,2)},uPalette:{value:null},uFieldRange:{value:r()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new Zt},uBox:{value:new pt},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Z(.3,.27,.24)}},this.sky=this.mesh(this.triangle,Nr,Wb,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,eM,tM,{side:wn}),this.walls=this.mesh(X3(512),kM,NM,{side:wn}),this.water=this.mesh(this.geometry,Vb,Gb,{transparent:!0,depthWrite:!1,side:wn}),this.water.renderOrder=2,this.clouds=this.mesh(W3(),Kb,Jb,{transparent:!0,depthWrite:!1,side:wn}),this.clouds.renderOrder=3,this.streaks=t.mesh("LAND",this.uniforms),this.scene.add(this.streaks),this.trees=this.forest.mesh(this.uniforms),this.scene.add(this.trees)}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,r)=>{let[s,o,a]=_s(no(i.colour));t[r].set(s,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),r=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-r,Math.max(e.numbers.high,e.sea??-1e9)]}bind(e,t){let i=this.uniforms;i.uHeight.value=e.height,i.uLevel.value=e.level,i.uCells.value.set(e.columns,e.rows),i.uSpacing.value=e.spacing,i.uZ.value=t.exaggeration,i.uSea.value=e.sea??-1e6,i.uMaterial.value=e.material,i.uExtra.value=e.extra,i.uIce.value=e.ice,i.uHasIce.value=e.hasIce?1:0,i.uAir.value=e.air;let{temperature:r,moisture:s,snow:o,cloud:a}=e.airHas;i.uAirHas.value.set(...[r,s,o,a].map(Number)),i.uPlants.value=e.plants,i.uHasPlants.value=e.hasPlants&&t.plants?1:0,i.uPuff.value=2.4/Math.max(e.columns,e.rows),i.uFace.value=e.face,i.uHasFace.value=e.hasFace?1:0,i.uHasMaterial.value=e.hasMaterial?1:0,i.uHasExtra.value=e.extra.image.width>2?1:0,i.uHasFlow.value=e.hasFlow?1:0,i.uLow.value=e.levels.low,i.uTop.value=e.levels.top,i.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,t),i.uContour.value=t.contour,i.uTime.value=t.time,i.uWave.value=Math.max(e.spacing*1.3,e.extent/900),i.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1)))}prepare(e,t,i,r,s,o,a){let l=this.uniforms,c=r.exaggeration;this.bind(e,r),l.uLight.value=t,this.setLight(s,o,r,e),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,h]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=h,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.clouds.visible=r.clouds&&e.airHas.cloud,this.streaks.visible=r.streaks,this.trees.visible=r.plants&&this.forest.update(e,i,c);let d=e.numbers.high-e.numbers.low;l.uCeiling.value=h+.25*d+.012*e.extent/c,l.uHover.value=.004*e.extent,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,r={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(r))i[l].value.set(..._s(no(t.look[c])));i.uGreen.value=t.look.green;let s=Math.max(e.levels.low,e.sea??-1e9),o=e.levels.top-s,a=o>1e3&&t.look.snowShare<1?s+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,r){let s=this.uniforms;s.uSun.value.copy(e),s.uSunLight.value.set(...t.sun),s.uSkyLight.value.set(...t.sky),s.uZenith.value.set(...t.zenith),s.uHorizon.value.set(...t.horizon),s.uGlow.value.set(...t.glow),s.uExposure.value=t.exposure,s.uHaze.value=.055*i.haze/r.extent}choose(e,t,i,r){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let s=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=RM(e.boxes,i/s,{x:l.x/s+o,y:l.z/s+a,z:l.y/s,sees:(u,h,d,f,p,x)=>(this.box.min.set((u-o)*s,(d-2)*s,(h-a)*s),this.box.max.set((f-o)*s,(x+2)*s,(p-a)*s),this.frustum.intersectsBox(this.box))},Math.max(r,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,r){let s=new Dn({glslVersion:Bn,vertexShader:z3+t,fragmentShader:H3+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...r}),o=new Qt(e,s);return o.frustumCulled=!1,this.scene.add(o),o}};function V3(){let n=new mi;return n.setAttribute("position",new Kt(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function G3(n){let e=new tr,t=33,i=new Float32Array(t*t*2);for(let s=0;s<t;s++)for(let o=0;o<t;o++)i[(s*t+o)*2]=o,i[(s*t+o)*2+1]=s;let r=[];for(let s=0;s<32;s++)for(let o=0;o<32;o++){let a=s*t+o;r.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new Kt(i,2)),e.setIndex(r),n.setUsage(hm),e.setAttribute("patchAt",n),e.instanceCount=0,e}function W3(){let n=new mi,e=new Float32Array([0,0,1,0,0,1,1,1]);return n.setAttribute("share",new Kt(e,2)),n.setIndex([0,2,1,1,2,3]),n}function X3(n){let e=[],t=[];for(let r=0;r<4;r++)for(let s=0;s<=n;s++){let o=s/n,a=r===0||r===2?o:r===1?1:0,l=r===1||r===3?o:r===2?1:0,c=e.length/4;e.push(a,l,0,r,a,l,1,r),s<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new mi;return i.setAttribute("edge",new Kt(new Float32Array(e),4)),i.setIndex(t),i}var HM=`
${Jt}
uniform highp sampler2D uPaths;  // x, y in samples, share of the top speed, 1 = there
uniform float uPoints;           // of a way
uniform vec2 uScreen;            // pixels
uniform float uPen;              // half the width, pixels
uniform float uHover;            // metres above the ground, or radii of the ball
uniform vec4 uWindow;            // of the map: cell in the middle, samples a pixel
uniform float uRun;              // seconds
uniform vec3 uEye;
uniform float uLow;
#ifdef GLOBE
${Fr}
#endif
in vec2 stroke;                  // point of the way, side
out float vAlong;                // from the tail (0) to the end of the way (1)
out float vHead;                 // where the head is now
out float vSide;
out float vStrength;

vec4 clipOf(vec2 cell) {
#if defined(GLOBE)
    vec3 d = directionOfCell(cell);
    return projectionMatrix * viewMatrix * vec4(d * (radiusAt(cell) + uHover), 1.0);
#elif defined(MAP)
    vec2 pixel = (cell - uWindow.xy) / uWindow.z;
    return vec4(pixel.x / uScreen.x * 2.0, -pixel.y / uScreen.y * 2.0, 0.0, 1.0);
#else
    float h = max(max(heightAt(cell), levelAt(cell)), uSea);
    return projectionMatrix * viewMatrix * vec4(worldOf(cell, h) + vec3(0.0, uHover, 0.0), 1.0);
#endif
}

void main() {
    int way = gl_InstanceID;
    int k = int(stroke.x + 0.5);
    vec4 here = texelFetch(uPaths, ivec2(k, way), 0);
    int other = k + 1 < int(uPoints) ? k + 1 : k - 1;
    vec4 next = texelFetch(uPaths, ivec2(other, way), 0);
    vec4 a = clipOf(here.xy);
    vec4 b = clipOf(next.xy);
    vec2 along = (b.xy / b.w - a.xy / a.w) * uScreen * (k + 1 < int(uPoints) ? 1.0 : -1.0);
    along = along / max(length(along), 1e-4);
    gl_Position = a;
    gl_Position.xy += vec2(-along.y, along.x) * stroke.y * uPen * 2.0 / uScreen * a.w;
    vAlong = stroke.x / (uPoints - 1.0);
    vSide = stroke.y;
    // Heads begin at different times, so that the wind has no beat.
    float begun = fract(float(way) * 0.61803399);
    vHead = fract(uRun * 0.42 + begun) * 1.6;
    vStrength = here.w * smoothstep(0.03, 0.35, here.z) * (0.55 + 0.45 * here.z);
#ifdef GLOBE
    vec3 d = directionOfCell(here.xy);
    vStrength *= smoothstep(0.16, 0.45, dot(d, normalize(uEye - d)));
#else
    vec2 end = uCells - 1.0;
    vStrength *= step(-0.5, here.x) * step(here.x, end.x + 0.5);
#endif
}
`,VM=`
in float vAlong;
in float vHead;
in float vSide;
in float vStrength;
uniform vec3 uInk;
uniform vec3 uRim;
out vec4 outColour;
void main() {
    float behind = vHead - vAlong;
    float tail = behind < 0.0 ? 0.0 : exp(-behind * 3.2);
    tail *= 1.0 - smoothstep(1.1, 1.6, vHead);
    // Bright on dark ground and rimmed with dark on bright.
    float core = 1.0 - smoothstep(0.30, 0.60, abs(vSide));
    float edge = 1.0 - smoothstep(0.55, 1.0, abs(vSide));
    float a = tail * vStrength * smoothstep(0.0, 0.08, vAlong);
    a *= max(core * 0.9, edge * 0.34);
    if (a < 0.01) discard;
    outColour = vec4(mix(uRim, uInk, core), a);
}
`;function $3(n){return[(.5+n*.7548776662466927)%1,(.5+n*.5698402909980532)%1]}function q3(n,e){return Math.max(.12,Math.cos(Math.PI*((e+.5)/n-.5)))}function Y3(n){let e=n.columns*n.rows,t=Math.max(1,Math.floor(e/2e4)),i=0,r=0;for(let s=0;s<e;s+=t,r++)i+=Math.hypot(n.x[s],n.y[s]);return i/Math.max(r,1)}function Z3(n){let{columns:e,rows:t}=n,i=r=>(r%e+e)%e;return(r,s)=>{let o=n.wraps?i(r):Math.min(Math.max(r,0),e-1),a=Math.min(Math.max(s,0),t-1),l=Math.min(Math.floor(o),e-1),c=l+1<e?l+1:n.wraps?0:l,u=Math.floor(a),h=Math.min(u+1,t-1),d=o-l,f=a-u,p=x=>(x[u*e+l]*(1-d)+x[u*e+c]*d)*(1-f)+(x[h*e+l]*(1-d)+x[h*e+c]*d)*f;return[p(n.x),p(n.y)]}}function GM(n,e){let{columns:t,rows:i}=n,r=Y3(n),s=new Float32Array(e*20*4),o=2*r;if(!(r>0))return{lines:e,data:s,top:0};let a=Z3(n),l=.045*t/20/r,c=3*.045*t/20,u=(h,d)=>{let[f,p]=a(h,d),x=Math.min(l,c/Math.max(Math.hypot(f,p),1e-9));return[f*x/(n.round?q3(i,d):1),p*x]};for(let h=0;h<e;h++){let[d,f]=$3(h),p=d*t-.5,x=n.round?i*Math.acos(1-2*f)/Math.PI-.5:f*(i-1),m=1;for(let v=0;v<20;v++){let y=4*(h*20+v),[T,M]=a(p,x);s[y]=p,s[y+1]=x,s[y+2]=Math.min(1,Math.hypot(T,M)/o),s[y+3]=m;let P=u(p,x),C=u(p+.5*P[0],x+.5*P[1]),_=p+C[0],E=x+C[1];if(E<-.5||E>i-.5||!n.wraps&&(_<0||_>t-1)){m=0;continue}p=_,x=E}}return{lines:e,data:s,top:o}}var K3=210,xd=class{constructor(e){this.lines=e;this.geometry=J3();this.paths=WM(1,new Float32Array(80));this.round=!1;this.found=0;this.own={uPaths:{value:this.paths},uPoints:{value:20},uScreen:{value:new et(1,1)},uPen:{value:2},uRim:{value:new Z(.02,.05,.08)},uRun:{value:0},uWindow:{value:new pt}};this.flat=new pi;this.eye=new Bi;this.flat.add(this.mesh("MAP",{uInk:{value:new Z(1,1,1)}}))}mesh(e,t){let i=new Dn({glslVersion:Bn,vertexShader:`#define ${e}
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+HM,fragmentShader:`precision highp float;
`+VM,uniforms:{uHeight:{value:null},uLevel:{value:null},uCells:{value:new et(2,2)},uHover:{value:0},uInk:{value:new Z(1.15,1.2,1.25)},...t,...this.own},transparent:!0,depthWrite:!1,depthTest:e!=="MAP",side:wn}),r=new Qt(this.geometry,i);return r.frustumCulled=!1,r.renderOrder=5,r}update(e,t,i,r){let s=e.wind;if(s===void 0)return!1;if(this.traced!==s||this.round!==t){this.traced=s,this.round=t;let u=GM({...s,round:t||s.round},this.lines);this.found=u.top>0?u.lines:0,this.paths.dispose(),this.paths=WM(u.lines,u.data),this.own.uPaths.value=this.paths}let{width:o,height:a,ratio:l,area:c}=r;return this.geometry.instanceCount=Math.min(this.found,Math.max(120,Math.round(c/K3))),this.own.uScreen.value.set(o*l,a*l),this.own.uPen.value=2.1*Math.max(l,.7),this.own.uRun.value=i,this.found>0}drawMap(e,t,i){let s=this.flat.children[0].material.uniforms;s.uCells.value.set(t.columns,t.rows);let o=e.getPixelRatio();s.uWindow.value.set(i.x,i.y,i.scale/o,0),e.render(this.flat,this.eye)}};function J3(){let n=new tr,e=new Float32Array(80),t=[];for(let i=0;i<20;i++){e.set([i,-1,i,1],4*i);let r=2*i;i+1<20&&t.push(r,r+1,r+2,r+2,r+1,r+3)}return n.setAttribute("stroke",new Kt(e,2)),n.setIndex(t),n.instanceCount=0,n}function WM(n,e){let t=new Yn(e,20,n,On,xi);return t.internalFormat="RGBA32F",t.minFilter=t.magFilter=Vt,t.needsUpdate=!0,t}var Bm=38,XM=250,_d=class{constructor(e){this.rig=new sd;this.settings={...qr};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.compared="land";this.still=!1;this.camera=new Jn(Bm,1,1,1e6);this.airy=!1;this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.stirred=0;this.scale=1;this.rest=0;this.sun=new Z;this.mapBrush=new pt(0,0,1,0);this.pictures=0;this.shown=!1;this.canvas=document.createElement("canvas"),this.quality=IM(e,DM(),matchMedia("(pointer: coarse)").matches),this.renderer=new ed({canvas:this.canvas,antialias:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=mo,this.renderer.getContext().getExtension("OES_texture_float_linear");let t=this.quality.name==="low";this.streaks=new xd(this.quality.streaks),this.landScene=new ka(t,this.streaks,this.quality.trees),this.globe=new ud(this.landScene,this.streaks,this.quality.squares,t),this.develop=new od(this.landScene.triangle,this.quality.smooth),this.pass=new fd(this.renderer,this.landScene.triangle),this.map=new ql(this.landScene.triangle),this.otherMap=new ql(this.landScene.triangle);let i=()=>({maps:lg(),land:new hd,light:new dd,dirty:!1,sea:void 0});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=this.slots[e.head.slot??"live"]??this.slots.live,i=ag(e,t.maps);return t.dirty=!0,this.invalidate(),i}setSea(e,t="live"){let i=this.slots[t];e!==i.sea&&(i.sea=e,i.dirty=!0,this.invalidate())}setWraps(e,t){for(let i of Object.values(this.slots))i.land.wraps===e&&i.land.latitudes===t||(i.land.wraps=e,i.land.latitudes=t,i.dirty=!0,this.invalidate())}get flat(){return this.mode==="map"||this.mode==="split"&&this.compared!=="land"}get solid(){return!this.flat&&this.mode!=="globe"}get z(){let e=this.mode==="globe"?this.globe.stretch(this.land):this.land.stretch;return this.settings.exaggeration*e}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.flat)this.map.fit(t,this.width,this.height);else if(this.mode==="globe")this.globe.frame(this.width/this.height,e&&!this.still);else{let i={...this.rig.state},r=this.middleHeight(t);if(this.rig.frame(t.bounds,r,this.width/this.height,Bm),e&&!this.still){let s=this.rig.state;this.rig.state=i,this.rig.glideTo(s)}}this.invalidate()}returnTo(e){this.returning=e}setBrush(e,t,i){let r=this.landScene.uniforms;r.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),r.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.globe.uniforms.uBrush.value.copy(this.mapBrush),this.invalidate()}pick(e,t){return PM(this,e,t)}project(e,t,i){return Um(this,e,t,i)}invalidate(){this.stirred=performance.now(),this.canvas.dataset.settled="",this.request()}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.scale=1,this.draw(1e3);let i=await new Promise(r=>this.canvas.toBlob(r,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.z}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){if(this.requested=!1,this.drawing()){this.request();return}let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let r=(this.mode==="globe"?this.globe:this.rig).step(t,this.still,this.settings.spin),s=this.quality.haste<1&&(r||e-this.stirred<XM);this.scale=s?this.quality.haste:1;let o=this.draw(s?this.flat?0:1:8),a=this.renderer.getContext();this.fence=a.fenceSync(a.SYNC_GPU_COMMANDS_COMPLETE,0)??void 0,a.flush(),this.pictures++,this.land.boxes!==void 0&&!this.shown&&performance.mark("cuesta-picture"),this.shown||=this.land.boxes!==void 0,this.onDrawn?.();let l=(this.airy||this.settings.clouds&&this.land.airHas.cloud&&!this.flat||this.settings.waves&&this.land.hasWater&&this.solid)&&this.quality.moving&&!this.still&&document.visibilityState==="visible";clearTimeout(this.rest),s&&!r?this.rest=window.setTimeout(()=>this.request(),XM+10):r||o||l?(!r&&!o&&this.settled(),this.request()):this.settled()}request(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.tick()))}drawing(){if(this.fence===void 0)return!1;let e=this.renderer.getContext();return e.getSyncParameter(this.fence,e.SYNC_STATUS)!==e.SIGNALED&&!e.isContextLost()?!0:(e.deleteSync(this.fence),this.fence=void 0,!1)}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=P_(t.hour,t.turn);this.sun.set(...L_(i));let r=uu(i.elevation),s=!1;for(let o of this.mode==="split"?this.splitSlots:["live"]){let a=this.slots[o];a.dirty&&a.maps.fields.has("height")&&(a.land.update(a.maps,a.sea,this.renderer),a.dirty=a.land.waits,s||=a.dirty,o==="live"&&this.frameIfNew(a.land)),!(a.land.boxes===void 0||this.mode==="globe")&&(a.light.update(this.pass,a.land,this.sun,this.z,this.quality,e),s||=a.light.busy)}if(qb(this.camera,this.rig,this.land,this.z,this.width/this.height),this.airy=t.wind&&this.land.boxes!==void 0&&this.streaks.update(this.land,this.mode==="globe",this.seconds,{width:this.width,height:this.height,ratio:this.renderer.getPixelRatio()*(this.flat?1:this.scale),area:LM(this)}),this.renderer.setRenderTarget(null),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),s;if(this.flat)return this.drawMaps(),s;if(this.mode==="globe")this.drawGlobe();else if(this.mode==="land")this.drawLand(this.slots.live,r,0,1);else{let[o,a]=this.sides();this.drawLand(o,r,0,this.split,this.otherMap),this.drawLand(a,r,this.split,1)}return this.develop.show(this.renderer),s}sides(){let[e,t]=this.splitSlots.map(i=>this.slots[i].land.boxes?this.slots[i]:this.slots.live);return[e,t]}showField(e,t=this.map){let{settings:i}=this,r=e.maps.fields.get(i.field),s=this.mode==="split"?this.sides().find(o=>o!==e):void 0;return t.peer=s&&{land:s.land,map:s.maps.fields.get(i.field)},t.show(r,i.field,e.land,i.palette),r!==void 0}drawMaps(){if(this.mode==="map"){this.showField(this.slots.live),this.drawMap(this.map,this.slots.live),this.airy&&this.streaks.drawMap(this.renderer,this.land,this.map.window);return}let[e,t]=this.sides();if(this.compared==="difference"){this.map.peer=void 0,this.map.showDifference(e.maps,t.maps,this.settings.field,t.land),this.drawMap(this.map,t);return}let i=Math.round(this.split*this.width);this.otherMap.window=this.map.window;for(let[r,s,o,a]of[[this.otherMap,e,0,i],[this.map,t,i,this.width]])this.showField(s,r),this.renderer.setScissorTest(!0),this.renderer.setScissor(o,0,Math.max(1,a-o),this.height),this.drawMap(r,s);this.renderer.setScissorTest(!1)}drawMap(e,t){let{contour:i}=this.settings;e.draw(this.renderer,t.land,t.light.target.texture,this,i,this.mapBrush)}drawLand(e,t,i,r,s=this.map){let{settings:o,renderer:a}=this,l=a.getDrawingBufferSize(new et),c=this.develop.buffer(l.x,l.y,this.scale),u=Math.round(i*c.width);c.scissorTest=!0,c.scissor.set(u,0,Math.max(1,Math.round(r*c.width)-u),c.height),a.setRenderTarget(c),a.clear(),this.landScene.prepare(e.land,e.light.target.texture,this.camera,{...this.sceneSettings(),streaks:this.airy&&e===this.slots.live},this.sun,t,this.quality.reach),s.overlay(this.landScene.uniforms,o.overlay&&this.showField(e,s),e.land),a.render(this.landScene.scene,this.camera)}drawGlobe(){let{renderer:e}=this,t=e.getDrawingBufferSize(new et),i=this.develop.buffer(t.x,t.y,this.scale);i.scissorTest=!1,e.setRenderTarget(i),e.clear();let r=this.slots.live,s=this.settings.overlay&&this.showField(r);this.map.overlay(this.globe.uniforms,s,r.land,!0);let o={...this.settings,...this.sceneSettings()};this.globe.draw(e,r,o,this,e.getPixelRatio()*this.scale)}get seconds(){return this.still?0:(performance.now()-this.began)/1e3}sceneSettings(){let{haze:e,contour:t,look:i,snow:r,clouds:s,overlay:o,plants:a}=this.settings;return{exaggeration:this.mode==="globe"?this.settings.exaggeration:this.z,haze:e,contour:t,look:tu[i]??tu.temperate,snow:r,clouds:s&&!o,time:this.seconds,streaks:this.airy,plants:a&&!o}}frameIfNew(e){let t=(i,r)=>Math.abs(i-r)<.03*Math.max(i,r);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.bounds,this.middleHeight(e),this.width/this.height,Bm),this.returning!==void 0&&(this.rig.state={...this.rig.state,...this.returning}),this.returning=void 0,this.globe.frame(this.width/this.height,!1))}};var Fa=1024,So=256;function $M(n){let e="",t=!1,i=0,r=new Uint8Array(Fa*So*4*4),s=new Yn(r,Fa,So*4,On);s.minFilter=s.magFilter=Rt;let o=async()=>{i=0;let{columns:a,rows:l,spacing:c}=n.slots.live.maps,u=n.land,h=`${u.version} ${n.z}`;if(!(t||h===e||u.boxes===void 0||u.ocean||a<3||n.slots.live.maps.preview||n.flat)){t=!0;try{let[d,f]=ka.wallSpan(u,n.z),p=(a-1)*c,x=(l-1)*c,m=[[[0,0],[p,0]],[[p,0],[p,x]],[[0,x],[p,x]],[[0,0],[0,x]]];for(let v=0;v<4;v++){let y=iu(await hn.ask("section",{points:m[v],columns:400}));if(y.length<2)continue;let T=ru(y,hl(),{width:Fa,height:So,from:y[0].distance,to:y[y.length-1].distance,low:d,high:f});for(let M=0;M<So;M++){let P=T.subarray((So-1-M)*Fa*4,(So-M)*Fa*4);r.set(P,(v*So+M)*Fa*4)}}s.needsUpdate=!0,n.landScene.setWalls(s),e=h,n.invalidate()}catch{n.landScene.setWalls(void 0),e=h}t=!1}};k.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{o()},k.value.run.running?2500:350))})}var j3=1040,Q3=(()=>{try{return window.sessionStorage}catch{return}})(),qM=Bg(jM("cuesta.language"),navigator.languages);hc(qM);document.documentElement.lang=qM;var Mi=new _d(location.hash),ls=new Ql(location.origin,hg(location.hash,Q3),{open:()=>{eP()},closed:()=>k.set({connected:!1}),event:tP,frame:n=>{Mi.take(n),(n.head.slot??"live")==="live"&&k.set({tick:n.head.tick})}});Av(ls,Mi);Cx(n=>{ls.ask("look",{...n,rate:30}).catch(()=>{})});var YM=matchMedia("(prefers-reduced-motion: reduce)"),ZM=()=>{Mi.still=YM.matches,Mi.invalidate()};YM.addEventListener("change",ZM);ZM();innerWidth<j3&&k.set({right:!1});q_(document.getElementById("app"));$M(Mi);ls.start();async function eP(){try{let n=await ls.catalog();Cv(n);let e=await ls.ask("hello");JM(e.state),Ff(e),k.set({history:e.history}),nP(e.view);for(let i of e.remarks)cn("warning",i);cr(!0),await KM();let t=jM("cuesta.seen")===null&&!k.value.everConnected;k.set({connected:!0,everConnected:!0}),t&&k.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&k.set({dialog:"welcome"}),document.documentElement.dataset.ready="1",performance.getEntriesByName("cuesta-ready").length===0&&performance.mark("cuesta-ready")}catch(n){cn("error",n.message)}}function tP(n){switch(n.event){case"state":return JM(n);case"recipe":return Ff(n);case"chart":sr.add(n),Zs.set({version:Zs.value.version+1});return;case"charts":return void KM();case"note":case"warning":case"error":return cn(n.event,n.sentence)}}async function KM(){let n=await ls.ask("charts").catch(()=>{});if(n!==void 0){sr.clear();for(let e of n.points)sr.add(e);Zs.set({version:Zs.value.version+1})}}function JM(n){let e=k.value.run;k.set({run:{...e,...n}}),Ax(k.value.run.running||!!k.value.run.busy),io(Mi),n.fields?.join()!==e.fields?.join()&&cr(),Tx(k.value.run.grid);for(let t of["a","b"]){let i=n.kept?.[t]?.sea_level;Mi.setSea(typeof i=="number"?i:void 0,t)}n.error&&n.error!==e.error&&cn("error",n.error),n.branches!==void 0&&k.set({branches:n.branches}),document.title=k.value.name?`${k.value.name} · Cuesta`:w("Cuesta studio")}function nP(n){if(typeof n!="object"||n===null||k.value.everConnected)return;let{settings:e,rig:t,globe:i}=n;e!==void 0&&(k.set({settings:{...k.value.settings,...e}}),Mi.change(e),io(Mi)),t!==void 0&&Mi.returnTo(t),i!==void 0&&Mi.globe.returnTo(i)}var zm="";setInterval(()=>{if(!ls.connected||!k.value.connected||document.visibilityState!=="visible")return;let n={settings:k.value.settings,rig:Mi.rig.state,globe:Mi.globe.rig.state},e=JSON.stringify(n);e!==zm&&(zm!==""&&ls.ask("view",{view:n}).catch(()=>{}),zm=e)},3e3);function jM(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:Mi,client:ls,model:k,readings:bt}});
